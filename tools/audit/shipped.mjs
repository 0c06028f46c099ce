import { readFileSync } from 'node:fs';

/** @typedef {{ name: string, version: string, integrity?: string }} Package */
/** @typedef {{ packages: Record<string, { name?: string, version?: string, integrity?: string, dev?: boolean, link?: boolean }> }} Lock */

/** Their code becomes part of the build, though they are not installed where the site runs. */
const BUILT_IN = ['astro', '@astrojs/react', '@astrojs/internal-helpers', 'react-email'];

/** Fetched when it is first called for, and installed nowhere (server/content/editor/decap-files.ts). */
const FETCHED = new URL('../../server/content/editor/decap.json', import.meta.url);

/**
 * @param {Lock} lock a lockfile of version 3
 * @returns {Package[]} all that the site runs on, each version once
 */
export function shippedPackages({ packages }) {
  const folder = 'node_modules/';
  const locked = Object.entries(packages).flatMap(([path, { name, version, integrity, dev, link }]) => {
    const known = name ?? path.slice(path.lastIndexOf(folder) + folder.length);
    const isShipped = !dev || BUILT_IN.includes(known);
    if (!path.includes(folder) || !version || !isShipped || link) return [];
    return [{ name: known, version, ...(integrity && { integrity }) }];
  });
  /** @type {Package[]} */
  const all = [...locked, JSON.parse(readFileSync(FETCHED, 'utf8'))];
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
}
