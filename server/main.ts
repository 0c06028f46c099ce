import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openBackend } from './backend.ts';
import { chooseFastReact, readConfig } from './config/config.ts';
import { readableOnTheWay, requireMail, requireTls } from './config/require-mail.ts';
import { explainStartupError } from './config/startup-error.ts';
import { requireLastingDisk } from './config/stateless-disk.ts';
import { buildApp } from './http/app.ts';
import { openPageCache } from './http/cache/index.ts';
import { failingProbes } from './http/hooks/health.ts';
import { loadPages } from './http/pages/load-bundle.ts';
import { makeLog } from './platform/log.ts';
import { browserAddresses } from './platform/network/addresses.ts';

/** How long requests in flight may take to finish after a signal to stop. */
const CLOSE_LIMIT_MS = 10_000;
const BUILD = resolve(import.meta.dirname, '../dist');
/** Where Linux says which disks are mounted. */
const MOUNTS = '/proc/self/mountinfo';

/** Config, then storage and content, then HTTP; and back in reverse order at the end. */
async function main(): Promise<void> {
  const config = readConfig();
  requireTls(config);
  requireMail(config);
  requireLastingDisk(config, existsSync(MOUNTS) ? readFileSync(MOUNTS, 'utf8') : '');
  const log = makeLog(config.logLevel);
  const readable = readableOnTheWay(config.siteUrl);
  for (const slip of [...config.suspectedTypos, ...config.earlierNames, ...(readable ? [readable] : [])])
    log.warn(slip);
  chooseFastReact();
  const pages = await loadPages(`${BUILD}/server`);
  const backend = await openBackend(config, log, pages);
  const kept = openPageCache({ ...backend, ...pages, ...config, log });
  // Its library is loaded where there is a use for it.
  const library = config.metrics && (await import('./http/metrics/metrics.ts'));
  const metrics =
    library &&
    new library.Metrics({
      ...backend.figures,
      cacheCounts: () => kept.cache.counts(),
      revision: () => backend.content.revision(),
      failing: () => failingProbes(backend.probes),
    });
  const editors = backend.notifyEditors();
  let ending = false;
  let warming = true;
  const app = await buildApp({
    ...backend,
    ...pages,
    cache: kept.cache,
    config,
    log,
    isEnding: () => ending,
    isWarming: () => warming,
    clientDirectory: `${BUILD}/client`,
    ...(metrics && {
      observe: metrics.observe.bind(metrics),
      onRefusal: metrics.refused.bind(metrics),
    }),
  });

  const metricsServer =
    library && metrics && config.metrics && (await library.serveMetrics(metrics, config.metrics));
  const hurry = new AbortController();
  const end = async () => {
    if (ending) return;
    ending = true;
    log.info({ drainMs: config.drainMs }, 'ending');
    await delay(config.drainMs, undefined, { signal: hurry.signal }).catch(() => {});
    log.info('closing');
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.close();
    metricsServer?.close();
    await kept.close();
    await editors.stop();
    await backend.close();
    log.info('closed');
  };
  const endNow = () => {
    hurry.abort();
    return end();
  };
  // A terminal signals the whole group, and the starter passes its signal on: one end answers both.
  process.on('SIGTERM', end);
  process.on('SIGINT', endNow);
  process.on('SIGHUP', endNow);
  process.on('SIGUSR2', () => {
    log.info('reading the content again');
    backend.reloadContent();
  });
  // Without its starter (tools/run/start.mjs) the server would hold the port unseen.
  process.on('disconnect', endNow);

  await app.listen({ host: config.host, port: config.port });
  const addresses = browserAddresses(app.server.address() as AddressInfo);
  process.send?.({ addresses });
  process.channel?.unref();
  await kept.warm();
  warming = false;
  log.info('ready');
}

main().catch((error: unknown) => {
  process.stderr.write(`${explainStartupError(error)}\n`);
  process.exit(1);
});
