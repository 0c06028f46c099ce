import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Of processor time in /proc (proc_pid_stat(5)); Linux counts in hundredths of a second on every machine of ours. */
const TICKS_A_SECOND = 100;
/** Of the fields after the name in brackets: user and system time of a process, and of its children that have ended. */
const [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [11, 12, 13, 14];
const PARENT = 1;
/** A generator that is busier than this is what limits the rate, and the rate says nothing of the server. */
export const BUSIEST = 0.9;

/** @param {number | 'self'} pid */
function statOf(pid) {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return line.slice(line.lastIndexOf(')') + 2).split(' ');
}

/** @param {string[]} stat @param {number[]} fields @returns {number} seconds */
const seconds = (stat, fields) =>
  fields.reduce((sum, field) => sum + Number(stat[field]), 0) / TICKS_A_SECOND;

/** @param {number} pid @returns {number} seconds of processor time that a process and those it started have taken */
function processorTime(pid) {
  const family = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const own = family.filter((name) => {
    try {
      return Number(name) === pid || Number(statOf(Number(name))[PARENT]) === pid;
    } catch {
      return false;
    }
  });
  return own.reduce((sum, name) => sum + seconds(statOf(Number(name)), [USER, SYSTEM]), 0);
}

/**
 * The output of a run of wrk.
 * @param {string} printed
 * @returns {{ requests: number, rate: number, p50: number, p99: number, failed: number }} requests answered in all and a second, latency in ms, and
 * answers that are no page or never came
 */
export function readReport(printed) {
  const number = (/** @type {RegExp} */ pattern) => Number(pattern.exec(printed)?.[1] ?? 0);
  const sockets =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed)?.slice(1) ?? [];
  const latency = (/** @type {number} */ share) => {
    const [, figure, unit = 'ms'] = new RegExp(`\\s${share}%\\s+([\\d.]+)(us|ms|s)`).exec(printed) ?? [];
    return Number(figure) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1);
  };
  return {
    requests: number(/(\d+) requests in/),
    rate: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    failed: sockets.reduce((sum, count) => sum + Number(count), number(/Non-2xx or 3xx responses: (\d+)/)),
  };
}

/**
 * Asks for one address as often as it is answered, by wrk on a core of its own.
 * @param {string} url
 * @param {{ duration: number, connections: number, headers: Record<string, string>, pid: number, before: string[] }} options `duration` in seconds; `pid`
 * of the server; `before`: the command that wrk is started with, like `taskset`
 * @returns {Promise<{ rate: number, microseconds: number, busy: number, p99: number }>} answers a second, processor time of the server for each, the
 * share of its core that wrk took, and latency in ms
 * @throws when an answer is no page
 */
export async function hammer(url, { duration, connections, headers, pid, before }) {
  const asked = ['-t', '1', '-c', String(connections), '-d', `${duration}s`, '--latency'];
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const [command = '', ...rest] = [...before, 'wrk', ...asked, ...named, url];
  const [own, server] = [seconds(statOf('self'), [CHILDREN_USER, CHILDREN_SYSTEM]), processorTime(pid)];
  const { stdout } = await run(command, rest);
  const taken = processorTime(pid) - server;
  const busy = (seconds(statOf('self'), [CHILDREN_USER, CHILDREN_SYSTEM]) - own) / duration;
  const { requests, rate, p99, failed } = readReport(stdout);
  if (failed > 0) throw new Error(`${url}: ${failed} answers that are no page`);
  return { rate, microseconds: (taken * 1e6) / requests, busy, p99 };
}
