import { afterAll, beforeAll, expect, test } from 'vitest';
import { editorForTests } from './testing.ts';

let editor: Awaited<ReturnType<typeof editorForTests>>;

beforeAll(async () => {
  editor = await editorForTests();
});
afterAll(() => editor.close());

async function checked(address: string) {
  const answer = await fetch(`${editor.address}/links/check?${new URLSearchParams({ address })}`);
  return (await answer.json()) as { address?: string; error?: string };
}

test('pages, entries and routes can be linked to by their names', async () => {
  const targets = await (await fetch(`${editor.address}/links`)).json();
  for (const target of [
    { label: 'Insurance', kind: 'page', address: '/solutions/insurance' },
    {
      label: 'Pallets by the numbers',
      kind: 'post',
      address: '/resources/blog/pallets-by-the-numbers',
      isEntry: true,
    },
  ])
    expect(targets).toContainEqual(target);
  expect(targets).toContainEqual(expect.objectContaining({ kind: 'term', isEntry: true }));
  expect(targets).toContainEqual({
    label: expect.stringMatching(/^[A-Z][\w ]+ to [A-Z]/),
    kind: 'route',
    address: expect.stringMatching(/^\/lanes\/[a-z-]+$/),
  });
  for (const { address } of targets) expect(await checked(address)).toEqual({ address });
});

test.each([
  [' /price#my_prices ', '/price#my_prices'],
  ['#why', '#why'],
  ['ada@example.com', 'mailto:ada@example.com'],
  ['0803 000 0000', 'tel:+2348030000000'],
  ['+234 803 000 0000', 'tel:+2348030000000'],
  ['example.com/a b', 'https://example.com/a%20b'],
  ['https://example.com/a_(b)', 'https://example.com/a_%28b%29'],
])('%s is written as %s', async (typed, address) => expect(await checked(typed)).toEqual({ address }));

test.each([
  ['/no-such-page', /there is no such page/],
  ['/resources/blog/no-such-post', /there is no such page/],
  ['javascript:alert(1)', /This is no address/],
  ['//example.com', /This is no address/],
  ['our prices', /This is no address/],
  ['http://intranet/', /this host is not on the internet/],
  ['mailto:ada', /write mailto:name@example.com/],
])('%s is refused', async (typed, error) =>
  expect(await checked(typed)).toEqual({ error: expect.stringMatching(error) }),
);

test('a draft is not among them, and a link to it says so', async () => {
  await editor.save(
    'content/blog/pallets-by-the-numbers.md',
    await editor.edited('content/blog/pallets-by-the-numbers.md', { draft: true }),
  );
  const address = '/resources/blog/pallets-by-the-numbers';
  const targets = await (await fetch(`${editor.address}/links`)).json();
  expect(targets).not.toContainEqual(expect.objectContaining({ address }));
  expect((await checked(address)).error).toMatch(/its entry is a draft/);
  editor.reset();
});
