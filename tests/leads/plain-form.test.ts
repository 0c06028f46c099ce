import { expect, test } from 'vitest';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';

const typed = {
  first_name: 'Amina "A" <b>',
  last_name: '',
  email: 'amina@example.com',
  phone_number: '0803',
  message: 'Ten trucks </textarea><script>alert(1)</script>',
};

test('the form works without script: errors come back on the page, a good one leads to the confirmation', async () => {
  const server = startServer({ DATA_DIR: temporaryDirectory(), RATE_LIMIT: '1' });
  const address = await server.address;
  const send = (changes: Record<string, string>) =>
    fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { accept: 'text/html', origin: address },
      body: new URLSearchParams({ ...typed, ...changes }),
    });

  const invalid = await send({});
  const page = await invalid.text();
  expect(invalid.status).toBe(422);
  expect(page).toContain('Last name is required');
  expect(page).toContain('Phone number needs at least 11 digits');
  expect(page).toContain('value="Amina &quot;A&quot; &lt;b&gt;"');
  expect(page).toContain('Ten trucks &lt;/textarea&gt;&lt;script&gt;alert(1)');
  expect(page).toContain('content="noindex"');

  const good = { last_name: 'Bello', phone_number: '0803 123 4567' };
  const accepted = await send(good);
  expect(accepted.status).toBe(200);
  const sent = new URL(accepted.url);
  const reference = sent.searchParams.get('reference') ?? '';
  expect(sent.pathname).toBe('/contact/sent');
  expect(reference).toMatch(/^[0-9A-F]{8}$/);
  const confirmation = await accepted.text();
  expect(confirmation).toContain('We have your message.');
  expect(confirmation).toContain(`Your reference is ${reference}`);

  const tooMany = await send({ ...good, message: 'Ten more trucks' });
  expect(tooMany.status).toBe(429);
  expect(await tooMany.text()).toMatch(/Too many messages came from your network.*still in the form/s);
});
