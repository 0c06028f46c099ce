import { expect, test } from 'vitest';
import { startServer, temporaryDirectory } from '#tests/support/process.ts';
import { startMailServer } from './mail-server.ts';
import { startReceiver } from './receiver.ts';

const HEAD = 'head@kayalink.example';
const DESK = 'desk@kayalink.example';

test('a hot quote goes to the head of sales and a chat at once, once each; others go to the desk alone', async () => {
  const mailServer = await startMailServer();
  const chat = await startReceiver(200);
  const server = startServer({
    DATA_DIR: temporaryDirectory(),
    SITE_URL: 'https://www.kayalink.example',
    SMTP_URL: mailServer.url,
    SALES_EMAIL: DESK,
    HOT_QUOTES: `lanes:lagos-kano; from:900000000; to:${HEAD},${chat.url}/chat`,
  });
  const address = await server.address;
  const ask = async (question: string, first_name: string) => {
    const answer = await fetch(`${address}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ first_name, phone_number: '0803 123 4567', question }),
    });
    expect(answer.status).toBe(201);
    const { data } = (await answer.json()) as { data: { id: string } };
    return data.id.slice(0, 8).toUpperCase();
  };
  const mailsTo = (to: string) => mailServer.received.filter(({ envelope }) => envelope.to.includes(to));

  await ask('from=Lagos&to=Ibadan&weight=10&unit=t', 'Bisi');
  const reference = await ask('from=Lagos&to=Kano&weight=30&unit=t', 'Amina Bello');
  await expect.poll(() => mailsTo(DESK).length).toBe(2);
  await expect.poll(() => mailsTo(HEAD).length).toBe(1);
  await expect.poll(() => chat.received.length).toBe(1);

  const [mail] = mailsTo(HEAD);
  expect(mail?.subject).toMatch(
    new RegExp(`^Hot quote ${reference}: 30 t, Lagos to Kano, ₦[\\d,]+ to ₦[\\d,]+, \\+234 803 123 4567$`),
  );
  const actions = [...(mail?.html ?? '').matchAll(/href="(https:\/\/wa\.me|tel:|https:\/\/www)/g)].map(
    ([, way]) => way,
  );
  // Before the facts, in which the number is a link, too.
  expect(actions.slice(0, 2)).toEqual(['tel:', 'https://wa.me']);
  expect(mail?.text).toMatch(
    /Call:\ntel:\+2348031234567\n\nWrite on WhatsApp:\nhttps:\/\/wa\.me\/[\s\S]*Reference: /,
  );

  const { text } = JSON.parse(chat.received[0]?.body ?? '{}');
  expect(text).toMatch(new RegExp(`^Hot: New request for a quote ${reference}: Lagos to Kano, 30 t`));
  expect(text).not.toMatch(/Amina|803/);
  expect([mailsTo(HEAD).length, chat.received.length]).toEqual([1, 1]);
  await mailServer.close();
});
