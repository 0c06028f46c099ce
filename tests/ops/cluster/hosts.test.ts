import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseConfig } from '#server/config/config.ts';
import { VARIABLES } from '#server/config/config-variables.ts';
import { HEALTH_PATHS } from '#server/http/hooks/health.ts';

const SECOND = 1000;
/** Time for requests in flight after the drain (compose.yaml). */
const IN_FLIGHT_MS = 10 * SECOND;
const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');
const image = Object.fromEntries(
  [...dockerfile.matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name = '', value = '']) => [name, value]),
);
const SECRETS = {
  DATABASE_URL: 'postgres://site:secret@db/site',
  SMTP_URL: 'smtps://user:secret@mail.example.com',
};

interface Container {
  ports: { name: string; containerPort: number }[];
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
  volumeMounts: { name: string; mountPath: string }[];
}
interface Resource {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec?: {
    replicas?: number;
    selector?: object;
    template?: {
      metadata: { labels: object };
      spec: { terminationGracePeriodSeconds: number; containers: [Container]; volumes: { name: string }[] };
    };
  };
}

test('the manifest for Kubernetes gives the site what it knows and takes, and time to end', () => {
  const resources: Resource[] = parseAllDocuments(readFileSync('deploy/kubernetes.yaml', 'utf8')).map(
    (document) => document.toJS(),
  );
  const one = (kind: string) => resources.find((resource) => resource.kind === kind);
  const settings = one('ConfigMap')?.data ?? {};
  expect(Object.keys(settings).filter((name) => !VARIABLES.includes(name))).toEqual([]);
  const config = parseConfig({ ...image, ...settings, ...SECRETS });
  expect(config).toMatchObject({ host: '0.0.0.0', trustProxy: 1 });

  const pod = one('Deployment')?.spec?.template;
  if (!pod) throw new Error('There is no Deployment.');
  const [site] = pod.spec.containers;
  expect(pod.spec.terminationGracePeriodSeconds * SECOND).toBeGreaterThan(config.drainMs + IN_FLIGHT_MS);
  expect(site.ports.map(({ containerPort }) => containerPort)).toEqual([config.port]);
  expect(site.readinessProbe.httpGet.path).toBe(HEALTH_PATHS.readyForPages);
  expect(site.livenessProbe.httpGet.path).toBe(HEALTH_PATHS.alive);
  expect(site.volumeMounts.map(({ mountPath }) => mountPath)).toContain(image['DATA_DIR']);
  expect(site.volumeMounts.map(({ name }) => name)).toEqual(pod.spec.volumes.map(({ name }) => name));
  for (const kind of ['Service', 'PodDisruptionBudget'])
    expect(JSON.stringify(one(kind)?.spec?.selector)).toContain(
      JSON.stringify(pod.metadata.labels).slice(1, -1),
    );
});

test('the blueprint for Render keeps one instance with its enquiries on a disk, and asks for what only its owner knows', () => {
  const { services } = parse(readFileSync('deploy/render.yaml', 'utf8'));
  expect(services).toHaveLength(1);
  const [{ envVars, disk, numInstances, healthCheckPath }] = services;
  const names: string[] = envVars.map(({ key }: { key: string }) => key);
  expect(names.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(names).toEqual(expect.arrayContaining(['SITE_URL', 'SMTP_URL', 'SALES_EMAIL', 'MAIL_FROM']));
  expect(disk.mountPath).toBe(image['DATA_DIR']);
  expect(numInstances).toBe(1);
  expect(healthCheckPath).toBe(HEALTH_PATHS.readyForPages);
  const fixed = Object.fromEntries(
    envVars.flatMap(({ key, value }: { key: string; value?: string }) =>
      value === undefined ? [] : [[key, value]],
    ),
  );
  expect(() => parseConfig({ ...image, ...fixed })).not.toThrow();
});
