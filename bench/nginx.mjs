import { spawn } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** @returns {Promise<number>} a port that nobody uses */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
    probe.on('error', reject);
  });
}

/**
 * Serves bodies that are compressed already, as files, by one nginx worker.
 * @param {string} folder for its files
 * @param {Map<string, { body: Buffer, type: string, encoding: string | null }>} answers by path
 * @param {string[]} before the command that nginx is started with, like `taskset`
 * @returns {Promise<{ address: string, stop: () => void }>}
 */
export async function startNginx(folder, answers, before) {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const locations = [];
  for (const [path, { body, type, encoding }] of answers) {
    const file = join(folder, `answer-${locations.length}`);
    await writeFile(file, body);
    const header = encoding ? `add_header Content-Encoding ${encoding};` : '';
    locations.push(`location = ${path} { default_type "${type}"; ${header} alias ${file}; }`);
  }
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  await writeFile(
    config,
    `worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
    events { worker_connections 1024; }
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; open_file_cache max=100;
      client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
      uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
      server { listen 127.0.0.1:${port}; ${locations.join('\n')} } }`,
  );
  const [command = 'nginx', ...rest] = [...before, 'nginx', '-c', config, '-e', `${folder}/error.log`];
  const child = spawn(command, rest, { stdio: 'inherit' });
  return { address: `http://127.0.0.1:${port}`, stop: () => child.kill('SIGQUIT') };
}
