import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { env } from 'node:process';
import type { BrowserContext, Dialog, Page } from '@playwright/test';
import { NOTHING_SET } from '#server/config/config-variables.ts';
import { copyFewEntries } from '../few-entries.ts';
import { expect, test as inNewWindow } from './site.ts';

/** Each save waits for the check of all content, which takes half a minute on a busy machine. */
export const SAVED = { timeout: 60_000 };

/**
 * What pages of the editor report of what tests provoke: saves that are refused or not answered, which Decap says in the console, too,
 * and leaves as promises uncaught; and that no script of a page in the preview runs.
 */
const REPORTED = [
  /status of (?:422|50[23])|Not saved|uncaught: (?:Object|undefined)|ERR_CONNECTION_REFUSED|does not answer|the notice says why|Blocked script execution in 'about:srcdoc'/,
];

/** The entries that its tests open: each save waits for the check of all that are there. */
const ENTRIES = ['bodogwu-in-practice', 'pallets-by-the-numbers', 'return-loads', 'accessorial-charge'];

/** A page of the editor without a form. */
const START = '#/collections/lanes';

/** The editor as its command starts it, with few entries of its own in a repository of its own. */
export class OwnEditor {
  address = '';
  /** Is made with the first start: whatever loads a file of tests must not leave folders behind. */
  #folder = '';
  #server: ChildProcess | undefined;

  git(...words: string[]): string {
    return execFileSync('git', ['-C', this.#folder, ...words], { encoding: 'utf8' });
  }

  /** The text of a file of the repository. */
  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Runs `content` with words. */
  #command(...words: string[]): ChildProcess {
    const set = {
      ...env,
      ...NOTHING_SET,
      CONTENT_DIR: join(this.#folder, 'content'),
      DATA_DIR: join(this.#folder, '.git', 'data'),
    };
    return spawn(process.execPath, ['server/cli/content.ts', ...words], {
      env: set,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Starts the server: at the port that it had, where it was started before. */
  async start(): Promise<void> {
    if (!this.#folder) this.#makeRepository();
    const server = this.#command('editor', '--port', this.address ? new URL(this.address).port : '0');
    this.#server = server;
    this.address = await new Promise<string>((resolve, reject) => {
      server.stdout?.on('data', (said) => {
        const found = /http:\/\/127\.0\.0\.1:\d+\//.exec(String(said));
        if (found) resolve(found[0]);
      });
      server.once('exit', () => reject(new Error('The editor ended before it said where it is.')));
    });
  }

  async stop(): Promise<void> {
    const server = this.#server;
    if (server?.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }

  /** Opens a page of the editor, as `#/collections/blog`: in a window that has it open already, as its links do. */
  async open(page: Page, place = ''): Promise<void> {
    const isOpen = page.url().startsWith(this.address);
    if (isOpen) {
      await page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
      await page.goto(`${this.address}${START}`);
      await expect(page.getByRole('heading', { name: 'Lanes' })).toBeVisible();
      await expect(page.getByText('Entry saved')).toHaveCount(0, SAVED);
    }
    await page.goto(`${this.address}${place}`);
    if (!isOpen) await page.getByRole('button', { name: 'Login' }).click();
  }

  #makeRepository(): void {
    this.#folder = mkdtempSync(join(tmpdir(), 'kayalink-editor-'));
    copyFewEntries(join(this.#folder, 'content'), ENTRIES);
    this.git('init', '--quiet', '--initial-branch=main');
    this.git('config', 'user.name', 'Editor');
    this.git('config', 'user.email', 'editor@kayalink.example');
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', 'Begin');
  }
}

/** What the page of a test has asked its editor, and how that is answered. */
interface Dialogs {
  questions: string[];
  answer: 'accept' | 'dismiss';
}

/** The window that the tests of a file share. */
let shared: BrowserContext | undefined;

/**
 * Tests in one window, which goes from entry to entry as an editor does: to start Decap takes most of the time of a test. What a test
 * has typed and not saved is given up as the next one opens its page.
 */
export const test = inNewWindow.extend<{ dialogs: Dialogs }>({
  dialogs: async ({ browserName: _ }, use) => use({ questions: [], answer: 'accept' }),
  context: async ({ browser }, use) => {
    shared ??= await browser.newContext();
    await use(shared);
  },
  page: async ({ context, viewport, dialogs }, use) => {
    const [open] = context.pages();
    const page = open ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    const answer = (dialog: Dialog) => {
      dialogs.questions.push(dialog.message());
      return dialog[dialogs.answer]();
    };
    page.on('dialog', answer);
    await use(page);
    page.off('dialog', answer);
  },
});

/** The editor of a file of tests, which run one after the other on what those before have saved. */
export function editorOfFile(): OwnEditor {
  const editor = new OwnEditor();
  inNewWindow.describe.configure({ mode: 'default' });
  inNewWindow.use({ allow: REPORTED });
  inNewWindow.beforeAll(() => editor.start());
  inNewWindow.afterAll(async () => {
    await shared?.close();
    shared = undefined;
    await editor.remove();
  });
  return editor;
}

/** Saves the form that is open. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now', { exact: true }).click();
}

/** What the browser keeps of entries that are not saved, a text for each. */
export const kept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const opened = indexedDB.open('localforage');
        opened.onsuccess = () => {
          const store = opened.result.transaction('keyvaluepairs').objectStore('keyvaluepairs');
          const keys = store.getAllKeys();
          const values = store.getAll();
          values.onsuccess = () => {
            opened.result.close();
            const isOfEntry = (_: unknown, at: number) => String(keys.result[at]).startsWith('backup.');
            resolve(values.result.filter(isOfEntry).map(({ raw }) => String(raw)));
          };
        };
      }),
  );
