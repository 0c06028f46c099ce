import sharp from 'sharp';
import { expect, test } from 'vitest';
import { HEAD_ID } from '#domain/leads/copy/emails.ts';
import { drawHead, HEAD_SHOWN } from '#src/mail/Frame.tsx';
import { mailHead } from './mail.ts';

const KB = 1024;

test('the head of an e-mail is a picture of at most 30 KB, twice as large as it is shown, and made once', async () => {
  const svg = await drawHead('Kayalink');
  const [picture] = await mailHead(svg);
  expect(picture).toMatchObject({ contentType: 'image/png', cid: HEAD_ID });
  expect(await sharp(picture?.content).metadata()).toMatchObject({
    format: 'png',
    width: 2 * HEAD_SHOWN.width,
    height: 2 * HEAD_SHOWN.height,
  });
  expect(picture?.content.length).toBeLessThanOrEqual(30 * KB);
  const [again] = await mailHead(svg);
  expect(again?.content).toBe(picture?.content);
});

test('an e-mail goes without a picture that cannot be made', async () => {
  expect(await mailHead('<svg')).toEqual([]);
});
