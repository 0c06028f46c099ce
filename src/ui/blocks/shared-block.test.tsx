import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Faq } from './Faq.tsx';
import { COPY } from './layout.fixture.ts';
import { BrandsStrip } from './testimonials/Brands.tsx';
import { firstReview, Testimonials } from './testimonials/Testimonials.tsx';

const review = (name: string) => ({
  name,
  handle: 'Buyer, Savanna Mills',
  review: `The count is the count, says ${name}.`,
  sample: true,
});

describe('the reviews', () => {
  const names = ['Hauwa Danjuma', 'Tunde Adebayo', 'Ngozi Eze', 'Musa Ibrahim'];
  const initials = ['HD', 'TA', 'NE', 'MI'];
  const html = renderToStaticMarkup(
    <Testimonials testimonials={names.map(review)} copy={COPY.testimonials} />,
  );

  test('are all in the page, each with its author', () => {
    for (const name of names) expect(html).toContain(`The count is the count, says ${name}.`);
    const signed = html.match(/<label class="reviews-name">.*?<\/label>/gs) ?? [];
    expect(signed).toHaveLength(4);
    for (const [place, line] of signed.entries())
      for (const fact of [names[place], 'Buyer, Savanna Mills', initials[place]])
        expect(line).toContain(`>${fact}<`);
  });
});

test('each family of pages opens on another review', () => {
  const paths = ['/', '/products/haulage', '/solutions/tracking', '/resources/blog'];
  expect(paths.map((path) => firstReview(path, 4))).toEqual([0, 1, 2, 3]);
  expect(firstReview('/resources/faq', 2)).toBe(1);
  expect(firstReview('/', 0)).toBe(0);
});

test('an invented customer is marked beside the name while samples are shown', () => {
  const shown = (samples: boolean) =>
    renderToStaticMarkup(
      <Testimonials testimonials={[review('Hauwa')]} copy={COPY.testimonials} samples={samples} />,
    );
  expect(shown(true)).toContain(`Buyer, Savanna Mills · ${COPY.testimonials.sample}`);
  expect(shown(false)).not.toContain(COPY.testimonials.sample);
});

describe('the belt of brands', () => {
  const html = renderToStaticMarkup(
    <BrandsStrip brands={[{ name: 'Cocoa Row', sign: 'leaf', sample: true }]} samples copy={COPY.brands} />,
  );

  test('shows no invented client of a launched site, and is not there without a real one', () => {
    const invented = { name: 'Cocoa Row', sign: 'leaf', sample: true } as const;
    const launched = (brands: Parameters<typeof BrandsStrip>[0]['brands']) =>
      renderToStaticMarkup(<BrandsStrip brands={brands} copy={COPY.brands} />);
    expect(launched([invented])).toBe('');
    const mixed = launched([invented, { name: 'Real Mills', sign: 'leaf', sample: false }]);
    expect([mixed.includes('Cocoa Row'), mixed.includes('Real Mills')]).toEqual([false, true]);
  });

  test('is read once, however often it is drawn', () => {
    const heard = html.replace(/<ul[^>]*aria-hidden="true".*?<\/ul>/s, '');
    expect(html.match(/Cocoa Row/g)).toHaveLength(2);
    expect(heard.match(/Cocoa Row/g)).toHaveLength(1);
  });
});

describe('the questions', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, question: `Why ${id}?`, answer: `Because of ${id}.` }));
  const render = (whatsapp?: string) =>
    renderToStaticMarkup(
      <Faq items={items} copy={COPY.faq} whatsapp={whatsapp} newTabNote="opens in a new tab" />,
    );

  test('lead on to all questions and, where there is a line, to WhatsApp', () => {
    expect(render('https://wa.me/2348000000001')).toContain('https://wa.me/2348000000001');
    expect(render()).not.toContain('wa.me');
    expect(render()).toContain(`href="${COPY.faq.all.path}"`);
  });
});
