// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quoteFormCopySchema } from '#domain/leads/copy/form-copy.ts';
import { QUOTE_FORM } from '#domain/leads/forms/quote.ts';
import { QuoteForm } from './CallForm.tsx';
import { formWords } from './form-words.ts';
import { copyOfForm, DESK } from './testing.ts';

const copy = copyOfForm('quote', quoteFormCopySchema);
const form = <QuoteForm words={formWords(QUOTE_FORM, copy, DESK)} question="from=apapa&to=kano" />;

const sent: { key: string | undefined; body: Record<string, string> }[] = [];
let answer: () => Response;

const json = (status: number, body: object) => new Response(JSON.stringify(body), { status });
const problem = (errors: Record<string, string>) => json(422, { errors });
const note = () => screen.getByRole('status');
const press = () => userEvent.click(screen.getByRole('button', { name: copy.send }));

/** Puts the form in the page as the server sends it, lets a visitor type, and hydrates it. */
async function open(typed: Record<string, string> = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(within(container).getByLabelText(label), text);
  const errors = vi.fn();
  render(form, { container, hydrate: true, onRecoverableError: errors });
  expect(errors).not.toHaveBeenCalled();
}

beforeEach(() => {
  sent.length = 0;
  // Toasts are fetched by visitors who do not save data.
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
  vi.stubGlobal('fetch', async (_path: string, { headers, body }: RequestInit) => {
    sent.push({
      key: new Headers(headers).get('idempotency-key') ?? undefined,
      body: JSON.parse(String(body)),
    });
    return answer();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const TYPED = { [copy.first_name]: 'Amina', [copy.phone_number]: '0803 123 4567' };

test('what was typed before hydration is sent with what the page sends along, and the reference is reported', async () => {
  answer = () => json(201, { data: { id: '8c5d2f1e-0000-4000-8000-000000000000' } });
  await open(TYPED);
  await press();
  await expect.poll(() => note().textContent).toContain(copy.success.replace('{reference}', '8C5D2F1E'));
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({
    first_name: 'Amina',
    phone_number: '0803 123 4567',
    question: 'from=apapa&to=kano',
    consent: copy.privacyVersion,
  });
  expect(screen.getByLabelText(copy.first_name)).toHaveProperty('value', '');
});

test('the reference is copied by a button, which says so; where the browser refuses, nothing is said', async () => {
  answer = () => json(201, { data: { id: '8c5d2f1e-0000-4000-8000-000000000000' } });
  const writeText = vi.fn().mockRejectedValueOnce(new Error('Refused'));
  Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  await open(TYPED);
  await press();
  const button = await screen.findByRole('button', { name: copy.copyReference.label });
  await userEvent.click(button);
  expect(note().textContent).not.toContain(copy.copyReference.copied);
  await userEvent.click(button);
  expect(writeText).toHaveBeenLastCalledWith('8C5D2F1E');
  expect(note().textContent).toContain(copy.copyReference.copied);
});

test('an empty form is not sent: its errors stand beside the fields, and the first takes the focus', async () => {
  await open();
  await press();
  expect(sent).toEqual([]);
  const name = screen.getByLabelText(copy.first_name);
  expect(document.activeElement).toBe(name);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(note().textContent).toContain(copy.invalid);
  await userEvent.type(name, 'Amina');
  expect(name.getAttribute('aria-invalid')).toBeNull();
});

test('errors of the server stand beside the fields, and the message keeps its key', async () => {
  answer = () => problem({ phone_number: 'Nobody has this number' });
  await open(TYPED);
  await press();
  await expect.poll(() => note().textContent).toContain(copy.invalid);
  expect(screen.getByText('Nobody has this number').hidden).toBe(false);
  const phone = screen.getByLabelText(copy.phone_number);
  expect(document.activeElement).toBe(phone);
  expect(phone).toHaveProperty('value', '0803 123 4567');
  answer = () => json(201, {});
  await press();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('an error in what the page sends along is reported in the note, with the ways to a person', async () => {
  answer = () => problem({ question: 'The rates of this day are not known any more' });
  await open(TYPED);
  await press();
  await expect.poll(() => note().textContent).toContain(copy.refused);
  expect(note().textContent).toContain('The rates of this day are not known any more');
  expect(within(note()).getByRole('link', { name: '+234 803 000 0000' })).toBeDefined();
  expect(note().textContent).not.toContain(copy.invalid);
  expect(screen.getByLabelText(copy.first_name)).toHaveProperty('value', 'Amina');
});

test('where nothing can be kept, what failed stays in the form', async () => {
  answer = () => json(503, {});
  await open(TYPED);
  await press();
  await expect.poll(() => note().textContent).toContain(copy.unkept);
  expect(within(note()).getByRole('link', { name: '+234 803 000 0000' })).toBeDefined();
  expect(screen.getByLabelText(copy.first_name)).toHaveProperty('value', 'Amina');
});

test('where the script cannot send, the form goes by itself, once', async () => {
  vi.stubGlobal('fetch', undefined);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  await open(TYPED);
  await press();
  await expect.poll(() => submit.mock.calls.length).toBe(1);
  expect(screen.getByLabelText(copy.first_name)).toHaveProperty('value', 'Amina');
});
