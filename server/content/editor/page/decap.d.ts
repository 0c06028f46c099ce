/** What Decap puts into its page, as far as this editor uses it. */

/** What Decap saves. */
export interface Sent {
  /** `slug` is how Decap's addresses name the entry: its path within the folder, without the ending. */
  dataFiles: [{ path: string; slug: string }];
}

/** What it keeps in the browser of a form that is not saved. */
export interface Kept {
  /** Of the file; none for a new entry. */
  path?: string;
  /** The form, as it would be sent. */
  raw: string;
}

/** What the server answers to a save. */
export interface Answer {
  /** Where the entry is from now on. */
  path: string;
}

/** Where Decap reads and writes; the actions that a save consists of. */
export interface Backend {
  /** What all actions are sent with. */
  request(action: unknown): Promise<unknown>;
  getMedia(): Promise<unknown[]>;
  persistEntry(sent: Sent, ...words: unknown[]): Promise<Answer>;
  persistMedia(sent: unknown, ...words: unknown[]): Promise<unknown>;
  deleteFiles(sent: unknown, ...words: unknown[]): Promise<unknown>;
}

/** Decap's words that are others here. */
interface Words {
  ui: { toast: Record<string, string> };
  editor: {
    editor: { onLeavePage: string; confirmLoadBackup: string };
    editorControlPane: { widget: Record<string, string> };
    editorToolbar: Record<string, string>;
    editorWidgets: { datetime: Record<string, string> };
  };
}

/** What a field's control gets, as far as it is read. */
export interface WidgetProps {
  field: { get(name: string): unknown };
  value?: { toJS(): unknown };
  /** Tells the errors of any field, by the id of its control; none of them takes its mark off. */
  onValidateObject?(id: string, errors: { type: string; message: string; parentIds: string[] }[]): void;
}

/** The control of a field; that of a group has those of its fields by name. */
export interface FieldControl {
  props: { onValidate(errors: unknown[]): void };
  innerWrappedControl?: Pick<GroupControl, 'childRefs'>;
}

/** The control of a group of fields, or of a picture. */
export interface GroupControl {
  /** What a picture's field shows above its buttons. */
  renderImages?(): unknown;
  props: WidgetProps;
  childRefs?: Record<string, FieldControl | null>;
  validate(): void;
  /** Where a line of text puts the cursor. */
  componentDidUpdate?(before: WidgetProps): void;
  render(): unknown;
}

/** Decap itself. */
export interface CMS {
  init(settings: { config: unknown }): void;
  getBackend(name: string): { init(...settings: unknown[]): Backend };
  getLocale(language: string): Words;
  getWidget(name: string): {
    control: new (props: WidgetProps) => GroupControl;
    preview: unknown;
    schema: unknown;
  };
  registerPreviewTemplate(name: string, pane: unknown): void;
  registerWidget(name: string, control: unknown, preview?: unknown, schema?: unknown): void;
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
  /** Turns pages that are pasted into Markdown. */
  var TurndownService: typeof import('turndown');
  /** Where the site was built. */
  var Idiomorph: {
    morph(
      before: Node,
      after: Node,
      settings: { callbacks: { beforeAttributeUpdated(name: string): boolean } },
    ): void;
  };
}
