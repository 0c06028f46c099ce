/**
 * `npm run bench -- leads [--seconds=N] [--rounds=N]`: how many leads a second the site accepts, each on the disk before its
 * answer, beside the raw rate of single-row SQLite commits on the same disk in the same run. Both take turns; medians are
 * told. Mail waits in the first series (its server is down) and goes out in the second.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { SMTPServer } from 'smtp-server';
import { ensureBuilt } from '../run/steps/build.mjs';
import { startServer } from '../run/steps/server.mjs';
import { median, short } from './report.mjs';

const CONNECTIONS = 128;
const NOBODY_LISTENS = 'smtp://127.0.0.1:9';
const SECOND = 1000;
/** A server that has just started makes its pages first. */
const WARM_UP_SECONDS = 5;

const contact = {
  first_name: 'Amina',
  last_name: 'Bello',
  email: 'amina@example.com',
  phone_number: '0803 123 4567',
};
const message = () => `Ten trucks of cement from Obajana to Kano, ${randomUUID()}`;

/**
 * Commits one row at a time, each to the disk.
 * @param {string} folder
 * @param {number} seconds
 * @returns {number} commits a second
 */
function rawCommits(folder, seconds) {
  const file = join(folder, `${randomUUID()}.db`);
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = full');
  database.exec('create table leads (id text primary key, details text not null)');
  const insert = database.prepare('insert into leads values (?, ?)');
  const start = performance.now();
  let commits = 0;
  while (performance.now() - start < seconds * SECOND) {
    insert.run(randomUUID(), JSON.stringify({ ...contact, message: message() }));
    commits += 1;
  }
  const rate = (commits * SECOND) / (performance.now() - start);
  database.close();
  return rate;
}

/**
 * Has visitors send leads.
 * @param {string} address
 * @param {number} seconds
 * @returns {Promise<number>} leads that were accepted
 * @throws when an answer is not 201
 */
async function acceptedLeads(address, seconds) {
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/api/contact',
        headers: { 'content-type': 'application/json' },
        setupRequest: (request) => ({ ...request, body: JSON.stringify({ ...contact, message: message() }) }),
      },
    ],
  });
  const others = result.non2xx + result.errors + result.timeouts;
  if (others > 0) throw new Error(`${others} requests had another answer than 201`);
  return result['2xx'];
}

/** Takes all e-mail and forgets it. */
async function startMailServer() {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => stream.resume().on('end', () => done()),
  });
  server.on('error', () => {});
  await new Promise((ready) => server.listen(0, '127.0.0.1', () => ready(undefined)));
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise((done) => server.close(() => done(undefined))),
  };
}

/**
 * Takes turns with raw commits, on an empty database.
 * @param {{ title: string, smtpUrl: string, folder: string, seconds: number, rounds: number }} series
 * @returns {Promise<(string | number)[]>} a row of the report
 */
async function measure({ title, smtpUrl, folder, seconds, rounds }) {
  const data = join(folder, randomUUID());
  const server = await startServer({ DATA_DIR: data, DATABASE_URL: '', SMTP_URL: smtpUrl });
  /** @type {number[]} */
  const raw = [];
  /** @type {number[]} */
  const leads = [];
  let accepted = 0;
  await acceptedLeads(server.address, WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1) {
    raw.push(rawCommits(folder, seconds));
    const count = await acceptedLeads(server.address, seconds);
    accepted += count;
    leads.push(count / seconds);
  }
  await server.stop();
  const database = new DatabaseSync(join(data, 'kayalink.db'), { readOnly: true });
  const stored = Number(database.prepare('select count(*) as count from leads').get()?.['count']);
  database.close();
  if (stored < accepted) throw new Error(`${accepted} leads were accepted, but only ${stored} are stored`);
  const [rawRate, leadRate] = [median(raw), median(leads)];
  return [title, leadRate, rawRate, leadRate / rawRate, accepted];
}

/** @param {string[]} options @returns {Promise<import('./report.mjs').Report>} */
export async function bench(options) {
  const { values } = parseArgs({
    args: options,
    options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '5' } },
  });
  await ensureBuilt();
  // Not the system's folder for temporary files, which may lie in memory.
  const folder = mkdtempSync(resolve('bench-leads-'));
  const mailServer = await startMailServer();
  const series = { folder, seconds: Number(values.seconds), rounds: Number(values.rounds) };
  try {
    const rows = [
      await measure({ ...series, title: 'while mail waits', smtpUrl: NOBODY_LISTENS }),
      await measure({ ...series, title: 'while mail goes out', smtpUrl: mailServer.url }),
    ];
    const [[, leads = 0, commits = 0] = []] = rows.map((row) => row.map(Number));
    return {
      summary: `**Leads**: ${short(leads)} enquiries a second are accepted, each on the disk before its sender is thanked; the database alone commits ${short(commits)} rows a second.`,
      how: `${values.rounds} rounds of ${values.seconds} s each in turns, ${CONNECTIONS} connections, medians. Every lead that was accepted was found in the database.`,
      tables: [{ columns: ['', 'leads/s', 'raw commits/s', 'ratio', 'leads accepted'], rows }],
    };
  } finally {
    await mailServer.close();
    rmSync(folder, { recursive: true });
  }
}
