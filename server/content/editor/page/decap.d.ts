/** What Decap puts into its page, as far as this editor uses it. */

/** Where Decap reads and writes; the actions that a save consists of. */
export interface Backend {
  persistEntry(...words: unknown[]): Promise<unknown>;
  persistMedia(...words: unknown[]): Promise<unknown>;
  deleteFiles(...words: unknown[]): Promise<unknown>;
}

/** Decap itself. */
export interface CMS {
  init(): void;
  getBackend(name: string): { init(...settings: unknown[]): Backend };
  getLocale(language: string): { ui: { toast: Record<string, string> } };
  registerPreviewTemplate(name: string, pane: unknown): void;
  registerWidget(name: string, control: unknown): void;
}

/** React's maker of elements. */
export type Element = (...parts: unknown[]) => unknown;

/** React's maker of components. */
export type CreateClass = <Parts>(component: object & ThisType<Parts>) => unknown;

declare global {
  /** Decap waits for `CMS.init` where it is set. */
  var CMS_MANUAL_INIT: boolean | undefined;
  var CMS: CMS;
  var h: Element;
  var createClass: CreateClass;
  /** Where the site was built. */
  var Idiomorph: { morph(before: Node, after: Node): void };
}
