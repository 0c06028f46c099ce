import { resolve } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { isForTheWorld } from './require-mail.ts';

/** File systems that end with their container, or with the machine. */
const PASSING = ['overlay', 'tmpfs', 'ramfs'];

/**
 * Refuses to take enquiries from the public where they would be kept on a disk that the next deployment empties.
 * @param mounts text of /proc/self/mountinfo (proc_pid_mountinfo(5)); empty where the system has none
 * @throws ConfigError
 */
export function requireLastingDisk(
  config: Pick<Config, 'siteUrl' | 'databaseUrl' | 'dataVolume' | 'dataDirectory' | 'hostedBy'>,
  mounts: string,
): void {
  const { siteUrl, databaseUrl, dataVolume, dataDirectory, hostedBy } = config;
  if (databaseUrl !== undefined || dataVolume || !isForTheWorld(siteUrl) || isReserved(siteUrl)) return;
  const mount = mountOf(resolve(dataDirectory), mounts);
  const isLost = mount && (PASSING.includes(mount.type) || (hostedBy !== undefined && mount.point === '/'));
  if (!isLost) return;
  throw new ConfigError(
    `SITE_URL is public, and DATA_DIR (${dataDirectory}) is on a disk that ${hostedBy ?? 'the next container'} begins empty with (${mount.type} at ${mount.point}), so each update would lose all enquiries: set DATABASE_URL to a PostgreSQL, or mount a volume at DATA_DIR; DATA_VOLUME=on says that it is one.`,
  );
}

/** Names that nobody can have: those of examples and tests (RFC 2606). */
const isReserved = (siteUrl: string) =>
  /(?:^|\.)(?:example|test|invalid|example\.(?:com|net|org))$/.test(new URL(siteUrl).hostname);

/** The mount that a path is on: the longest that it begins with, and of equals the last, which covers the others. */
function mountOf(path: string, mounts: string): { point: string; type: string } | undefined {
  return mounts
    .split('\n')
    .map((line) => {
      const [before = '', after = ''] = line.split(' - ');
      return { point: before.split(' ')[4] ?? '', type: after.split(' ')[0] ?? '' };
    })
    .filter(({ point }) => point === '/' || path === point || (point !== '' && path.startsWith(`${point}/`)))
    .reduce<{ point: string; type: string } | undefined>(
      (best, one) => (best && best.point.length > one.point.length ? best : one),
      undefined,
    );
}
