import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * Starts nginx in the foreground with what the system's own nginx.conf has around the files that it includes.
 * @param folder an empty one, for all that it writes
 * @param http what stands in its `http` block
 * @param settings what stands before that
 * @param before the command that it is started with, like `taskset -c 0`
 */
export function spawnNginx(folder: string, http: string, settings = '', before: string[] = []): ChildProcess {
  chmodSync(folder, 0o755);
  const file = join(folder, 'nginx.conf');
  const temporary = TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; ${settings}
events { worker_connections 1024; }
http { access_log off; ${temporary}
${http}}
`,
  );
  const [command = '', ...rest] = [...before, 'nginx', '-c', file, '-e', join(folder, 'error.log')];
  return spawn(command, rest, { stdio: ['ignore', 'ignore', 'pipe'] });
}
