// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { partnerTrucksPageSchema, partnerWarehousesPageSchema } from '#domain/price/copy/partners.ts';
import { clear, hydrate } from '#src/ui/islands/testing.tsx';
import { SpaceWorksheet, TripWorksheet } from './Worksheet.tsx';

afterEach(clear);

// Editors mark what is not confirmed with a tag, of which the library would warn.
const copyOf = (name: string) =>
  parse(readFileSync(`content/pages/${name}.yaml`, 'utf8'), { logLevel: 'error' });
const trucks = partnerTrucksPageSchema.parse(copyOf('partner-trucks')).sheet;
const warehouses = partnerWarehousesPageSchema.parse(copyOf('partner-warehouses')).sheet;
const trip = <TripWorksheet copy={trucks} action="/partners/trucks" query="" />;

const field = (name: keyof typeof trucks.fields) =>
  screen.getByLabelText<HTMLInputElement>(trucks.fields[name]);
const press = () => userEvent.click(screen.getByRole('button', { name: trucks.ask }));
const result = () => document.querySelector('[data-result]');

test('as the server sends it, it asks by its address, and the sheet of that address is worked out', () => {
  const query =
    'space=1000&aisles=20&filled=50&rent=2000&people=300000&power=100000&upkeep=50000&other=50000';
  const html = renderToStaticMarkup(
    <SpaceWorksheet copy={warehouses} action="/partners/warehouses" query={`?${query}`} />,
  );
  expect(html).toMatch(/<form[^>]* action="\/partners\/warehouses#answer" method="get"/);
  expect(html).toContain('₦300,000');
});

test('as the server sends it, a wrong figure of the address is named, and what was typed stays', () => {
  const html = renderToStaticMarkup(
    <TripWorksheet copy={trucks} action="/partners/trucks" query="?road=700%2C000&days=0" />,
  );
  expect(html).toMatch(new RegExp(`role="alert".*${trucks.errors.zero}`, 's'));
  expect(html).toContain('value="700,000"');
});

test('hydrated, other figures are worked out in place, and the result gets the focus', async () => {
  hydrate(trip);
  expect(result()?.textContent).toContain('₦306,700');
  await userEvent.clear(field('road'));
  await userEvent.type(field('road'), '700,000');
  await press();
  expect(result()?.textContent).toContain('₦106,700');
  expect(document.activeElement).toBe(result());
  expect(new URLSearchParams(location.search).get('road')).toBe('700,000');
  expect(location.hash).toBe('#answer');
});

test('a wrong figure is named, keeps what was typed and gets the focus', async () => {
  hydrate(trip);
  await userEvent.clear(field('days'));
  await userEvent.type(field('days'), '0');
  await press();
  expect(screen.getByRole('alert').textContent).toContain(trucks.errors.zero);
  expect(document.activeElement).toBe(field('days'));
  expect(field('days').value).toBe('0');
  expect(result()).toBeNull();
});
