import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { Metrics } from '#server/http/metrics/metrics.ts';

const OPERATIONS = readFileSync('docs/operations.md', 'utf8');
/** Reported by Prometheus itself, of each process that it asks. */
const OF_PROMETHEUS = ['up'];

/** The names of all metrics that a process tells. */
async function notifiedNames(): Promise<string[]> {
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

/** The part of the document below a heading. */
const below = (heading: string) => OPERATIONS.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** The names of metrics in a text, as code: `name`, `name{label}`, `name == 0`. */
const namesIn = (text: string) =>
  [...text.matchAll(/`((?:kayalink|process|nodejs)_\w*|up)\b/g)].map(([, name = '']) => name);

test('every metric of ours is described, and every one described is reported', async () => {
  const described = new Set(namesIn(below('Metrics')).filter((name) => name.startsWith('kayalink_')));
  const reported = (await notifiedNames()).filter((name) => name.startsWith('kayalink_'));
  expect([...described].sort()).toEqual(reported.sort());
});

test('every alert looks at a metric that is reported', async () => {
  const reported = [...(await notifiedNames()), ...OF_PROMETHEUS];
  const alerts = below('Metrics').split('| Alert when |')[1] ?? '';
  expect(namesIn(alerts).length).toBeGreaterThan(5);
  for (const name of namesIn(alerts)) expect(reported).toContain(name);
});

test('what 99.9 % leaves of a month is spent as the table says', () => {
  const table = below('What 99.9 % needs');
  const minutes = [...table.matchAll(/\| ([\d.]+) min \|/g)].map(([, number]) => Number(number));
  const allowed = 30 * 24 * 60 * 0.001;
  const sum = minutes.reduce((total, number) => total + number, 0);
  expect(minutes.length).toBeGreaterThan(3);
  expect(Math.abs(sum - allowed)).toBeLessThan(0.5);
});

test.each(['deploy/prometheus-rules.yaml', 'deploy/grafana-dashboard.json'])(
  '%s can be read, and looks at metrics that are reported',
  async (file) => {
    const text = readFileSync(file, 'utf8');
    expect(Object.keys(parse(text)).length).toBeGreaterThan(0);
    const reported = [...(await notifiedNames()), ...OF_PROMETHEUS];
    const names = [...text.matchAll(/\b((?:kayalink|process)_\w+?)(?:_bucket)?(?=[{[ )"\n])/g)].map(
      ([, name = '']) => name,
    );
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) expect(reported).toContain(name);
  },
);
