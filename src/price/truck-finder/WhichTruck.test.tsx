// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { answerWith, clear, hydrate, watchLoads } from '#src/ui/islands/testing.tsx';
import { WhichTruck } from './WhichTruck.tsx';

/** The tool as the server fills it for a weight. */
const toolFor = (weight: string) => {
  const isWrong = weight === '-4';
  return (
    <WhichTruck
      words={{ asking: 'Asking', unreached: 'Asked again' }}
      isAnswered={weight !== '' && !isWrong}
      heading={<h2 id="which-truck-title">Which truck?</h2>}
      answer={<p>Answer for {weight}</p>}
    >
      <form action="/products/haulage#which_truck">
        <input aria-label="Weight" name="weight" defaultValue={weight} aria-invalid={isWrong || undefined} />
        <button type="submit">Show</button>
      </form>
    </WhichTruck>
  );
};
const pageFor = (weight: string) =>
  `${renderToStaticMarkup(toolFor(weight))}<textarea name="message">Load: ${weight}</textarea>`;

const weight = () => screen.getByLabelText<HTMLInputElement>('Weight');
const answer = () => document.querySelector('[data-truck-answer]');
const message = () => document.querySelector<HTMLTextAreaElement>('textarea');

async function ask(text: string) {
  weight().value = text;
  await userEvent.click(screen.getByRole('button'));
}

/** Opens the page with an empty tool, and a message to the desk. */
function open(written = '') {
  hydrate(toolFor(''));
  document.body.appendChild(document.createElement('textarea')).name = 'message';
  const field = message();
  if (field) field.value = written;
}

afterEach(clear);

test('takes form, answer and message out of the page at the address of the question', async () => {
  const asked = answerWith((address) => pageFor(new URL(address).searchParams.get('weight') ?? ''));
  open();
  await ask('30');
  await expect.poll(() => answer()?.textContent).toBe('Answer for 30');
  expect(asked).toEqual([`${location.origin}/products/haulage?weight=30#which_truck`]);
  await expect.poll(() => document.activeElement === answer()).toBe(true);
  expect(location.search).toBe('?weight=30');
  expect(message()?.value).toBe('Load: 30');
  expect(screen.getByRole('region', { name: 'Which truck?' }).className).not.toContain('print:hidden');
  await ask('20');
  await expect.poll(() => message()?.value).toBe('Load: 20');
});

test('a wrong field of the answered form gets the focus', async () => {
  answerWith(() => pageFor('-4'));
  open();
  await ask('-4');
  await expect.poll(() => document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

test('keeps a message that the visitor wrote, and what was changed while the answer was under way', async () => {
  const held = Promise.withResolvers<string>();
  answerWith(() => held.promise);
  open('Mine');
  await ask('30');
  await userEvent.type(weight(), '5');
  held.resolve(pageFor('30'));
  await expect.poll(() => answer()?.textContent).toBe('Answer for 30');
  expect(weight().value).toBe('305');
  expect(document.activeElement).toBe(weight());
  expect(message()?.value).toBe('Mine');
});

test.each([
  ['another page answers', () => answerWith(() => '<h1>Sign in to this network</h1>')],
  [
    'this browser cannot read a page',
    () => {
      answerWith(() => pageFor('30'));
      vi.stubGlobal('DOMParser', undefined);
    },
  ],
])('where %s, the address of the question is loaded', async (_, prepare) => {
  const loads = watchLoads();
  prepare();
  open();
  await ask('30');
  await expect
    .poll(() => loads.mock.calls.map(([address]) => `${address}`))
    .toEqual([`${location.origin}/products/haulage?weight=30#which_truck`]);
});
