import { expect, test } from 'vitest';
import lock from '../../package-lock.json' with { type: 'json' };

interface Locked {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

const packages = new Map(Object.entries<Locked>(lock.packages));

test('the lockfile knows the packages of every system, without which npm ci refuses it', () => {
  const missing = [...packages].flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages.has(`node_modules/${name}`) && !packages.has(`${path}/node_modules/${name}`),
    ),
  );
  expect(missing).toEqual([]);
});
