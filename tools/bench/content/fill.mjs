/** `fill.mjs FILE SIZE`: fills a copy of the content and prints how long that took, as JSON. */
import { statSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Replica } from '#server/content/store/replica/replica.ts';
import { corpus } from '#tests/support/corpus.ts';

const STRETCH = 50;
const MEGABYTE = 2 ** 20;
const [, , file = '', size = ''] = process.argv;

const replica = Replica.open(file, console);
let longest = 0;
const begun = performance.now();
await replica.replace(async (writer) => {
  let turn = performance.now();
  let put = 0;
  for (const entry of corpus(Number(size))) {
    writer.put(entry);
    put += 1;
    if (put % STRETCH !== 0) continue;
    longest = Math.max(longest, performance.now() - turn);
    await nextTurn();
    turn = performance.now();
  }
  return 'bench';
});
const fillMs = performance.now() - begun;
replica.close();
console.log(
  JSON.stringify({
    'fill, s': fillMs / 1000,
    'fill, longest turn, ms': longest,
    'fill, peak memory, MiB': process.resourceUsage().maxRSS / 1024,
    'file, MiB': statSync(file).size / MEGABYTE,
  }),
);
