import { BLOCKS, type Document } from '@contentful/rich-text-types';
import { expect, test } from 'vitest';
import { tableNames } from './document.ts';

const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
const block = (nodeType: string, ...content: unknown[]) => ({ nodeType, data: {}, content });
const cell = (value: string) => block(BLOCKS.TABLE_HEADER_CELL, block(BLOCKS.PARAGRAPH, text(value)));
const table = (...columns: string[]) => block(BLOCKS.TABLE, block(BLOCKS.TABLE_ROW, ...columns.map(cell)));
const namesOf = (...content: unknown[]) => [
  ...tableNames(block(BLOCKS.DOCUMENT, ...content) as unknown as Document).values(),
];

test('a table is named by the heading above it', () => {
  expect(namesOf(block(BLOCKS.HEADING_2, text('Axles')), table('Axle', 'Tonnes'))).toEqual(['Axles']);
});

test('a second table under a heading adds its columns', () => {
  const heading = block(BLOCKS.HEADING_2, text('Axles'));
  expect(namesOf(heading, table('Axle'), table('Road', 'Limit'))).toEqual(['Axles', 'Axles: Road, Limit']);
});

test('without a heading the columns name it, and without words nothing does', () => {
  expect(namesOf(table('Truck', 'Space'))).toEqual(['Truck, Space']);
  expect(namesOf(table(''))).toEqual([]);
});
