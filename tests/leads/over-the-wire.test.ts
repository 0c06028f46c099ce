import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { startMailServer } from './mail-server.ts';
import { startReceiver } from './receiver.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const DESK = 'desk@kayalink.example';
const QUESTION = 'from=Lagos&to=Kano&weight=30&unit=t&stops=1';
const CUSTOMER = 'amina@example.com';

/** Where a link of a mail leads, by its label. */
const link = (text: string | undefined, label: string): URL | undefined => {
  const address = text?.split(`${label}:\n`)[1]?.split('\n')[0];
  return address ? new URL(address) : undefined;
};

test('a quote over the wire: the desk gets a working sheet, the webhook the load as data, the customer a receipt', async () => {
  const mailServer = await startMailServer();
  const receiver = await startReceiver(204);
  const server = startServer({
    DATA_DIR: temporaryDirectory(),
    SITE_URL: 'https://www.kayalink.example',
    SMTP_URL: mailServer.url,
    SALES_EMAIL: DESK,
    LEADS_WEBHOOK_URL: `${receiver.url}/crm`,
    LEADS_WEBHOOK_SECRET: SECRET,
    LEADS_WEBHOOK_PRIVATE: 'on',
  });
  const address = await server.address;
  const send = async (email: string, phone_number = '0803 123 4567') => {
    const answer = await fetch(`${address}/api/quote`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({
        first_name: 'Amina Bello',
        phone_number,
        question: QUESTION,
        email,
      }),
      redirect: 'manual',
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('location') ?? '';
  };
  const toDesk = () => mailServer.received.filter(({ envelope }) => envelope.to.includes(DESK));

  const sentPage = await send('');
  const reference = new URL(sentPage, address).searchParams.get('reference') ?? '';
  expect(await (await fetch(address + sentPage)).text()).toContain(reference);
  await expect.poll(() => toDesk().length).toBe(1);
  const [byPhone] = toDesk();
  expect(byPhone?.subject).toBe(`Quote ${reference}: Lagos to Kano, 30 t`);
  expect(byPhone?.replyTo).toBeUndefined();
  for (const form of [byPhone?.text, byPhone?.html]) {
    expect(form).toContain('Lagos to Kano, 1,170 km');
    expect(form).toContain('1 × 30 tons');
    expect(form).toContain('1 extra stop');
    expect(form).toMatch(/₦[\d,]+ to ₦[\d,]+, rate card 2026-11-24/);
  }
  expect(link(byPhone?.text, 'Call')?.href).toBe('tel:+2348031234567');
  const chat = link(byPhone?.text, 'Write on WhatsApp');
  expect(chat?.href).toContain('https://wa.me/2348031234567?');
  expect(chat?.searchParams.get('text')).toMatch(
    new RegExp(`^Hello Amina Bello, .* about your load: 30 t, Lagos to Kano. Reference ${reference}\\.$`),
  );
  expect(link(byPhone?.text, 'Answer by Email')).toBeUndefined();
  const shown = link(byPhone?.text, 'The answer that the customer saw');
  expect(shown?.href).toMatch(/^https:\/\/www\.kayalink\.example\/price\?from=lagos&to=kano&/);
  expect((await fetch(address + shown?.pathname + shown?.search)).status).toBe(200);

  await expect.poll(() => receiver.received.length).toBe(1);
  const [reported] = receiver.received.map(({ headers, body }) =>
    new Webhook(SECRET).verify(body, headers as Record<string, string>),
  );
  expect(reported).toMatchObject({
    data: {
      kind: 'quote',
      reference,
      email: null,
      quote: {
        schema: 1,
        from: { slug: 'lagos' },
        load: { kilograms: 30_000 },
        trucks: [{ size: 30, count: 1 }],
      },
    },
  });

  await send(CUSTOMER);
  await expect.poll(() => mailServer.received.length).toBe(3);
  const withAddress = toDesk()[1];
  expect(withAddress?.replyTo).toMatchObject([{ address: CUSTOMER }]);
  const reply = link(withAddress?.text, 'Answer by Email');
  expect(decodeURIComponent(reply?.pathname ?? '')).toBe(CUSTOMER);
  expect(reply?.searchParams.get('body')).toMatch(
    /Route: Lagos to Kano, 1,170 km\r\n[\s\S]*Estimate: ₦[\d,]+ to ₦/,
  );
  const receipt = mailServer.received.find(({ envelope }) => envelope.to.includes(CUSTOMER));
  expect(receipt?.text).toContain('A truck for your load');
  expect(receipt?.text).toContain('Lagos to Kano, 1,170 km');
  expect(receipt?.text).not.toContain('wa.me');

  // No network has this number: nothing dials it, and the desk reads it as it was typed.
  await send('', '4477 0090 0123');
  await expect.poll(() => toDesk().length).toBe(3);
  expect(toDesk()[2]?.text).toContain('Phone: 4477 0090 0123 (as typed; not a number');
  expect(toDesk()[2]?.html).not.toMatch(/wa\.me\/\+?4477|tel:\+?4477/);
  await mailServer.close();
});
