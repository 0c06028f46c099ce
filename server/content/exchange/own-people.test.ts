import { expect, test } from 'vitest';
import { readYaml } from '../formats/yaml.ts';
import { joinPeople } from './own-people.ts';

const OWN = '# The team\nada: { name: Ada Obi, role: Founder }\nbisi: { name: Bisi Ade, role: Desk }\n';

test('people whom the import does not know stay, and are named', () => {
  const { text, kept } = joinPeople('ada: { name: Ada Obi-Eze, role: Founder }\n', OWN);
  expect(readYaml(text).value).toEqual({
    ada: { name: 'Ada Obi-Eze', role: 'Founder' },
    bisi: { name: 'Bisi Ade', role: 'Desk' },
  });
  expect(kept).toEqual(['bisi']);
});

test('a file that says the same stays as an editor wrote it', () => {
  expect(joinPeople('bisi: { role: Desk, name: Bisi Ade }\n', OWN)).toEqual({ text: OWN, kept: ['ada'] });
});

test('a file that nobody can read keeps nobody', () => {
  expect(joinPeople('ada: { name: Ada }\n', 'ada: [')).toEqual({ text: 'ada:\n  name: Ada\n', kept: [] });
});
