import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { LoadGauges } from './LoadGauges.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { RouteLine } from './RouteLine.tsx';

const words = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('load gauges', () => {
  const statistic = (percent: number, active = true, less = false) => ({
    percent,
    less,
    text: `of ${percent} loads`,
    active,
    sample: true,
  });
  const html = renderToStaticMarkup(
    <LoadGauges heading="Figures" statistics={[statistic(80), statistic(20), statistic(55, false)]} />,
  );

  test('are read as a list of number and text', () => {
    expect(html.match(/<li/g)).toHaveLength(2);
    expect(words(html)).toContain('80% of 80 loads');
    expect(words(html)).toContain('20% of 20 loads');
  });

  test('are loaded to their share', () => {
    const loads = [...html.matchAll(/<rect[^>]* width="(\d+)%"[^>]*load\)/g)].map(([, share]) => share);
    expect(loads).toEqual(['80', '20']);
  });

  test('draw what remains where a share is saved', () => {
    const saved = renderToStaticMarkup(
      <LoadGauges heading="Saved" statistics={[statistic(30, true, true)]} />,
    );
    expect(words(saved)).toContain('30%');
    expect(saved).toMatch(/<rect[^>]* width="70%"[^>]*load\)/);
  });

  test('leave out what is not active', () => {
    expect(html).not.toContain('55');
  });
});

describe('a route', () => {
  const steps = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Stop ${index + 1}`, text: 'What happens here.' }));
  const render = (count: number) =>
    renderToStaticMarkup(
      <RouteLine heading="The way" steps={steps(count)} look="road" surface="ink" name="way" />,
    );

  test('keeps its stops in order, whatever way the road runs', () => {
    const titles = [...render(8).matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title);
    expect(titles).toEqual(steps(8).map(({ title }) => title));
  });

  test('has four stops in a row when there are eight, three when there are six', () => {
    expect(render(8)).toContain('route-by-4');
    expect(render(6)).toContain('route-by-3');
  });
});

test('related products lead to their pages', () => {
  const html = renderToStaticMarkup(
    <RelatedProducts
      heading="Goes with haulage"
      products={[{ page: 'warehousing', title: 'Warehousing', text: 'Hold it near the road.' }]}
    />,
  );
  expect(html).toMatch(/<a href="\/products\/warehousing"[^>]*>Warehousing</);
});
