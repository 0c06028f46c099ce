import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '#server/http/metrics/metrics.ts';

/** Reported by Prometheus itself, of each process that it asks. */
const OF_PROMETHEUS = ['up'];

/** The names of all metrics that a process reports. */
async function reportedNames(): Promise<string[]> {
  const metrics = new Metrics({
    cacheCounts: () => ({ hits: 1, stale: 1, kept: 1, bytes: 1, pages: 1 }),
    revision: () => 'one',
    syncedAt: () => 1,
    outbox: async () => [{ channel: 'webhook', state: 'dead', count: 1, attempts: 1, pendingSince: 1 }],
    leads: async () => [{ kind: 'contact', status: 'suspected_spam', count: 1 }],
    invalidFiles: () => 1,
    failing: async () => ['storage'],
  });
  const { body } = await metrics.text();
  return [...body.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
}

test.each(['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json'])(
  '%s can be read, and looks at metrics that are reported',
  async (file) => {
    const text = readFileSync(file, 'utf8');
    expect(Object.keys(parse(text)).length).toBeGreaterThan(0);
    const reported = [...(await reportedNames()), ...OF_PROMETHEUS];
    const names = [...text.matchAll(/\b((?:kayalink|process)_\w+?)(?:_bucket)?(?=[{[ )"\n])/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(reported).toContain(name);
  },
);
