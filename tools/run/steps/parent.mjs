import { readFileSync } from 'node:fs';

const LOOK_MS = 500;
const SHELL = /^(sh|dash|bash|ash|busybox)$/;

/**
 * Tells when npm, which started this process, has ended without a word: it does not pass on a signal that ends it alone, and the
 * site would hold its port unseen. A shell may be in between.
 * @param {() => void} onEnd
 */
export function whenNpmEnds(onEnd) {
  const { ppid } = process;
  const watched = [ppid, ...aboveShell(ppid)];
  const timer = setInterval(() => {
    if (process.ppid === ppid && watched.every(lives)) return;
    clearInterval(timer);
    onEnd();
  }, LOOK_MS);
  timer.unref();
}

/** @param {number} pid @returns {number[]} the parent of a shell, where the system tells it */
function aboveShell(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').trimEnd();
    const [, name = '', rest = ''] = /^\d+ \((.*)\) (.*)$/.exec(stat) ?? [];
    const parent = Number(rest.split(' ')[1]);
    return SHELL.test(name) && parent > 1 ? [parent] : [];
  } catch {
    return [];
  }
}

/** @param {number} pid */
function lives(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
