/** Goes into the server of the soak: on SIGUSR2 it says in one line what the process holds after a collection of garbage. */
import { readdirSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const sample = { held: heapUsed + external, rss, files: openFiles() };
  process.stdout.write(`\nsample ${JSON.stringify(sample)}\n`);
});

function openFiles() {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return process.getActiveResourcesInfo().length;
  }
}
