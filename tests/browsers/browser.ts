import type { Installed } from '../../tools/browsers/fetch.mjs';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { openWebkit } from './webkit.ts';

/** A page of an old browser, used as people do: what is pressed and typed are real mouse and keyboard events. */
export interface OldPage {
  /** Opens an address and waits until it has loaded. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page; fails when the page does not answer. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses at a place of the view. */
  press(x: number, y: number): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Takes a picture of the window, as PNG. */
  picture(): Promise<Buffer>;
  /** Uncaught errors of the page since it was opened, where the browser reports them. */
  errors(): string[];
  close(): Promise<void>;
}

export interface OldBrowser {
  newPage(width: number, height: number): Promise<OldPage>;
  close(): Promise<void>;
}

const OPEN = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit };

/** Starts a browser without a window. */
export const openBrowser = (engine: Installed): Promise<OldBrowser> => OPEN[engine.kind](engine);
