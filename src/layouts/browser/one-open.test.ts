// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';

beforeAll(async () => {
  // As in engines that do not know the name of details.
  expect('name' in HTMLDetailsElement.prototype).toBe(false);
  document.body.innerHTML = `
    <details name="a" id="first" open></details><details name="a" id="pressed" open></details>
    <details name="b" id="alone" open></details><details id="none" open></details>`;
  await import('./one-open.ts');
});

const opened = (id: string) => {
  const details = document.getElementById(id) as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
};
const open = () => [...document.querySelectorAll('details')].filter((one) => one.open).map(({ id }) => id);

test('a question that was opened before the script came closes the one that the page had opened', () => {
  expect(open()).toEqual(['pressed', 'alone', 'none']);
});

test('a question that opens closes the others of its name, and no other details', () => {
  document.body.innerHTML = `
    <details name="a" id="a1" open></details><details name="a" id="a2"></details>
    <details name="b" id="b1" open></details><details id="none" open></details>`;
  opened('a2');
  expect(open()).toEqual(['a2', 'b1', 'none']);
  opened('a1');
  expect(open()).toEqual(['a1', 'b1', 'none']);
  opened('none');
  expect(open()).toEqual(['a1', 'b1', 'none']);
});
