/** @typedef {{ name: string, version: string, integrity?: string }} Package */
/** @typedef {{ packages: Record<string, { name?: string, version?: string, integrity?: string, dev?: boolean, link?: boolean }> }} Lock */

/**
 * Not installed where the site runs, though their code becomes part of the build, or is the editor's page (`npm run content -- editor`).
 */
const SHIPPED = ['astro', '@astrojs/react', '@astrojs/internal-helpers', 'react-email', 'decap-cms'];

/**
 * @param {Lock} lock a lockfile of version 3
 * @returns {Package[]} all that the site runs on, each version once
 */
export function shippedPackages({ packages }) {
  const folder = 'node_modules/';
  const all = Object.entries(packages).flatMap(([path, { name, version, integrity, dev, link }]) => {
    const known = name ?? path.slice(path.lastIndexOf(folder) + folder.length);
    const isShipped = !dev || SHIPPED.includes(known);
    if (!path.includes(folder) || !version || !isShipped || link) return [];
    return [{ name: known, version, ...(integrity && { integrity }) }];
  });
  return [...new Map(all.map((one) => [`${one.name}@${one.version}`, one])).values()];
}
