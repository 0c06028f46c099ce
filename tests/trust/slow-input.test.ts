import { beforeAll, describe, expect, test } from 'vitest';
import { postFilter } from '#domain/blog.ts';
import { contactSchema } from '#domain/contact.ts';
import { eguideSchema } from '#domain/eguide.ts';
import { faqCategory } from '#domain/faq.ts';
import { destination } from '#domain/links.ts';
import { marketingSchema } from '#domain/marketing.ts';
import { newsletterSchema } from '#domain/newsletter.ts';
import { slug } from '#domain/slug.ts';
import { plainText, sound } from '#domain/sound.ts';
import { readAsset } from '#server/content/contentful/assets.ts';
import { readFields } from '#server/content/contentful/content-types.ts';
import { documentFault } from '#server/content/contentful/documents.ts';
import { isSigned } from '#server/content/contentful/webhook-signature.ts';
import { foldedWords, wordQuery } from '#server/content/replica/words.ts';
import { judgeLink } from '#server/guides/guide-links.ts';
import { readExtras } from '#server/http/api/extras.ts';
import { isKnown } from '#server/http/caching.ts';
import { canonicalTarget } from '#server/http/canonical.ts';
import { hostJudge } from '#server/http/hosts.ts';
import { loggedPath } from '#server/http/log.ts';
import { Forms } from '#server/http/page-cache/forms.ts';
import { readVisit } from '#server/http/page-cache/visit.ts';
import { onlyHashesOf } from '#server/http/policy.ts';
import { PreviewCookie } from '#server/http/preview.ts';
import { requestId } from '#server/http/request-id.ts';
import { cleaned } from '#server/leads/cleaned.ts';
import { hashInToken } from '#server/newsletter/addresses.ts';
import { scriptJson } from '#src/sharing/structured-data/script-json.ts';
import { linkTerms } from '#src/sharing/term-links.ts';
import { escaped, wellFormed } from '#src/sharing/xml.ts';
import { growsFaster } from './growth.ts';
import { PUMPS, type Pump, pumped } from './pumps.ts';

const sign = () => 'x'.repeat(43);
const isOurs = hostJudge(['www.kayalink.example']);
const cookie = new PreviewCookie('a-secret', true);
const headersWith = (name: string, value: string) => ({ headers: { [name]: value } }) as never;
const documentOf = (value: string) =>
  sound({
    nodeType: 'document',
    content: [{ nodeType: 'paragraph', content: [{ nodeType: 'text', value }] }],
  });
const TERMS = ['axle load', 'dry port', 'a', '0.0', 'a-a'].map((subject) => ({
  letter: 'A',
  slug: 'a',
  subject,
  subTitle: '',
}));

/** A field of a form with whatever somebody typed, the others as they should be. */
function inField(schema: { safeParse(fields: unknown): unknown; shape: object }) {
  const names = Object.keys(schema.shape);
  return (text: string) => {
    for (const name of names) schema.safeParse({ [name]: text });
  };
}

/** Everything that is done with what visitors and editors send, before it is known to be short. */
const DOORS: Record<string, (text: string) => unknown> = {
  'the canonical address': (text) => canonicalTarget(`/${text}`),
  'what a visit asks for, by path': (text) => readVisit(`/${text}?tag=x`),
  // Node reads many parameters in more than linear time; a target ends at 16 kB (server/http/listener.ts).
  'what a visit asks for, by query': (text) => {
    const value = encodeURIComponent(text);
    return readVisit(`/resources/blog?tag=${value}&search=${value}`);
  },
  'the path in the log': (text) => loggedPath(`/${text}`),
  'the id of a request': (text) => requestId(headersWith('x-request-id', text)),
  Host: (text) => isOurs(text),
  Cookie: (text) => cookie.isOn(text),
  'If-None-Match': (text) => isKnown('x'.repeat(27), text),
  'Accept-Encoding': (text) => forms.for(text),
  'the signature of a notice': (text) =>
    isSigned(
      { method: 'POST', path: '/', headers: { 'x-contentful-signed-headers': text }, body: Buffer.of() },
      's',
    ),
  'the token of a guide': (text) => judgeLink(sign, 'a', text, 0),
  'the token of a letter': (text) => hashInToken(sign, text),
  'the filter of the blog': (text) =>
    postFilter(new URLSearchParams({ tag: text, search: text, page: text })),
  'the category of questions': (text) => faqCategory(text),
  'words of a search': (text) => wordQuery(text),
  'words of a text': (text) => foldedWords(text),
  'the contact form': inField(contactSchema),
  'the landing form': inField(marketingSchema),
  'the guide form': inField(eguideSchema),
  'the newsletter form': inField(newsletterSchema),
  'what comes with a form': (text) => readExtras({ website: text, elapsed: text, consent: text, news: text }),
  'a stored enquiry': (text) =>
    cleaned({
      kind: 'contact',
      first_name: text,
      last_name: text,
      email: 'a@b.ng',
      phone_number: text,
      message: text,
    }),
  'a link': (text) => destination(text),
  'a slug': (text) => slug(text),
  'fields of an entry': (text) =>
    readFields('blog', {
      title: text,
      subTitle: text,
      slug: text,
      date: text,
      metaTitle: text,
      client: text,
    }),
  'a file of the service': (text) =>
    readAsset({ title: text, file: { url: `//${text}`, contentType: text } }),
  'a document': (text) => documentFault({ nodeType: 'document', content: [{ nodeType: text, value: text }] }),
  'the plain words of a document': (text) => plainText(documentOf(text)),
  'terms in a text': (text) => linkTerms(documentOf(text), TERMS),
  'text in XML': (text) => wellFormed(escaped(text)),
  'text in JSON': (text) => scriptJson({ text }),
  'code of a page': (text) =>
    onlyHashesOf(`<p title="${escaped(text)}">${escaped(text)}</p><script>x</script>`, "script-src 'self'"),
};

let forms: Forms;
beforeAll(async () => {
  forms = await Forms.of(Buffer.from('A page.'));
});

describe('100,000 letters take no longer than they are many', () => {
  test.each(Object.entries(DOORS))(
    '%s',
    (_what, door) => {
      const slow = PUMPS.find((pump: Pump) => growsFaster(door, (letters) => pumped(pump, letters)));
      expect(slow).toBeUndefined();
    },
    120_000,
  );

  test('and what takes longer is noticed', () => {
    const quadratic = (text: string) => text.split(/\s*;\s*/);
    expect(growsFaster(quadratic, (letters) => `a${' '.repeat(letters)}a`)).toBe(true);
    expect(
      growsFaster(
        (text: string) => text.split(';'),
        (letters) => `a${' '.repeat(letters)}a`,
      ),
    ).toBe(false);
  });
});
