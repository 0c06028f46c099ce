import { expect, test } from '../support/browser/site.ts';

/** What people type, and the address that comes first. */
const FIRST: [query: string, href: string][] = [
  ['price', '/price'],
  ['how much', '/price'],
  ['quotation', '/price'],
  ['cost of a truck', '/price'],
  ['phone', '/contact'],
  ['phone number', '/contact'],
  ['whatsapp', '/contact'],
  ['customer care', '/contact'],
  ['complaint', '/contact'],
  ['login', 'https://app.kayalink.example/log-in'],
  ['log in', 'https://app.kayalink.example/log-in'],
  ['sign up', 'https://app.kayalink.example/log-in'],
  ['tracking', '/solutions/tracking'],
  ['tracking my waybill', '/solutions/tracking'],
  ['where is my truck', '/solutions/tracking'],
  ['jobs', '/careers'],
  ['vacancies', '/careers'],
  ['driver job', '/careers'],
  ['haulage', '/products/haulage'],
  ['trailer', '/products/haulage'],
  ['warehouse', '/products/warehousing'],
  ['storage', '/products/warehousing'],
  ['port operations', '/products/port-operations'],
  ['distribution', '/products/supply-chain'],
  ['raw materials', '/products/raw-material'],
  ['insurance', '/solutions/insurance'],
  ['urgent', '/solutions/delivery'],
  ['freight on delivery', '/solutions/reverse-logistics'],
  ['truck owner', '/partners/trucks'],
  ['i have a warehouse', '/partners/warehouses'],
  ['kano', '/lanes/kano-lagos'],
  ['Aba to Kano', '/price'],
  ['cement price lagos to kano', '/lanes/lagos-kano'],
  ['borno', '/lanes/kano-maiduguri'],
  ['Ekiti', '/price'],
  ['payment terms', '/terms'],
  ['clients', '/resources/case-studies'],
  ['pdf', '/resources/e-guides'],
  ['demurrage', '/resources/glossary/glossaryD/demurrage'],
  ['demurage', '/resources/glossary/glossaryD/demurrage'],
  ['how do i book a truck', '/resources/faq'],
  ['insurrance', '/solutions/insurance'],
  ['wetin be demurrage', '/resources/glossary/glossaryD/demurrage'],
];

test.use({ javaScriptEnabled: false });

test('each search begins with the page that people want', async ({ request }) => {
  for (const [query, href] of FIRST) {
    const html = await (await request.get('/resources/search', { params: { q: query } })).text();
    const [, first] = /data-found="">.*?<a href="([^"]+)"/s.exec(html) ?? [];
    expect.soft(first, query).toBe(href);
  }
});

test('a word written wrong is answered with the one that was meant', async ({ page }) => {
  await page.goto('/resources/search?q=demurage');
  const results = page.getByRole('region', { name: 'What was found' });
  await expect(results.getByRole('link', { name: 'Did you mean demurrage?' })).toHaveAttribute(
    'href',
    '/resources/search?q=demurrage',
  );
  await expect(results.getByRole('listitem').first()).toContainText('Demurrage');
});

test('words that no page has are left out, and the page says which, but for words of questions', async ({
  page,
}) => {
  await page.goto('/resources/search?q=wetin+be+xylophone+demurage');
  const results = page.getByRole('region', { name: 'What was found' });
  await expect(results).toContainText('No page has “xylophone”. Results for demurrage');
  await expect(results.getByRole('listitem').first()).toContainText('Demurrage');
});
