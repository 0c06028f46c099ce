// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clear, hydrate } from '#src/ui/islands/testing.tsx';
import { MyPrices } from './MyPrices.tsx';
import { forgetAll, keepPrice } from './price-store.ts';

const words = {
  heading: 'My prices',
  lead: 'Kept here.',
  empty: 'None yet.',
  share: 'Share',
  shareLabel: 'Share: {price}',
  copied: 'Copied',
  delete: 'Delete',
  deleteLabel: 'Delete: {price}',
  deleteAll: 'Delete all',
  deleted: 'Deleted',
};
const LAGOS = { address: '/price?from=lagos', road: 'Lagos to Kano', load: '30 t', price: '₦2,300,000' };
const ABA = { address: '/price?from=aba', road: 'Aba to Jos', load: '5 t', price: '₦900,000' };

const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  keepPrice(ABA);
  keepPrice(LAGOS);
});
afterEach(() => {
  clear();
  forgetAll();
});

async function open() {
  hydrate(<MyPrices words={words} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('My prices'));
  return user;
}

test('the server knows of no price, and its HTML is what React begins with', () => {
  expect(renderToStaticMarkup(<MyPrices words={words} />)).not.toContain('Lagos');
});

test('the prices of this browser are listed, the latest first', async () => {
  await open();
  expect(links()).toEqual([LAGOS.address, ABA.address]);
  expect(within(screen.getAllByRole('listitem')[0] as HTMLElement).getByText(LAGOS.price)).toBeTruthy();
});

test('one is deleted, then all; each time it is said, and the focus stays in the list', async () => {
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Delete: Lagos to Kano, 30 t' }));
  expect(links()).toEqual([ABA.address]);
  expect(screen.getByRole('status').textContent).toBe('Deleted');
  expect(document.activeElement).toBe(screen.getByText('My prices'));
  keepPrice({ ...LAGOS, address: '/price?from=kano' });
  await user.click(await screen.findByRole('button', { name: 'Delete all' }));
  expect(links()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test('one is handed to the menu of the phone, and copied where there is none', async () => {
  const user = await open();
  const button = screen.getByRole('button', { name: 'Share: Aba to Jos, 5 t' });
  await user.click(button);
  expect(await navigator.clipboard.readText()).toBe(
    `Aba to Jos, 5 t: ₦900,000\n${new URL(ABA.address, location.href).href}`,
  );
  expect(screen.getByRole('status').textContent).toBe('Copied');
  const handed = vi.fn(async () => {});
  Object.defineProperty(navigator, 'share', { value: handed, configurable: true });
  await user.click(button);
  expect(handed).toHaveBeenCalledWith({
    text: 'Aba to Jos, 5 t: ₦900,000',
    url: new URL(ABA.address, location.href).href,
  });
  Reflect.deleteProperty(navigator, 'share');
});

test('what another tab changes is shown here too', async () => {
  await open();
  localStorage.setItem('kayalink-prices', JSON.stringify([ABA]));
  dispatchEvent(new StorageEvent('storage', { key: 'kayalink-prices' }));
  await vi.waitFor(() => expect(links()).toEqual([ABA.address]));
});
