/**
 * The field of a text: buttons and keys above Decap's own box, which type Markdown into it. The text itself is never read and written
 * anew, so all of it that nobody changes is saved as it was.
 * @typedef {import('./edits.js').Field} Field
 * @typedef {{ label: string, hint: string, key?: string, isOn?(field: Field): boolean, make(field: Field, control: TextControl): Field | undefined | Promise<Field | undefined> }} Tool
 * @typedef {{ forID: string, field: { get(name: string): any }, mediaPaths: { get(id: string): string | undefined }, onOpenMediaLibrary(settings: object): void, onRemoveInsertedMedia(id: string): void, onRemoveMediaControl(id: string): void }} TextProps
 * @typedef {{ props: TextProps, state: TextState, setState(state: Partial<TextState>): void, controlID: string, run(name: string): Promise<void>, choosePicture(): void, onSelect(): void, tools(): string[], area(): HTMLTextAreaElement | null, onKey(event: KeyboardEvent): void, onPaste(event: ClipboardEvent): void, onToolbarKey(event: KeyboardEvent & { currentTarget: HTMLElement }): void }} TextControl
 * @typedef {{ at: number, said: string, on: string }} TextState
 */
import { chooseForText } from '../uploads.js';
import { hasMark, toggleMark } from './edits.js';
import { continued, isKind, toggleLines } from './lines.js';
import { askLink } from './link-dialog.js';
import { insertPasted, markdownOf } from './pasted.js';
import { askPicture, pictureAt } from './picture-dialog.js';
import { askTable } from './table-dialog.js';
import { fieldOf, type } from './typing.js';

const NOT_IN_TABLES = 'A table has no headings, lists or quotes in it.';
const MAC = /Mac|iP(?:hone|ad|od)/;

/** @param {string} kind @returns {Pick<Tool, 'isOn' | 'make'>} */
const lines = (kind) => ({
  isOn: (field) => isKind(field, kind),
  make: (field) => toggleLines(field, kind),
});

/** @param {'bold' | 'italic'} mark @returns {Pick<Tool, 'isOn' | 'make'>} */
const marks = (mark) => ({
  isOn: (field) => hasMark(field, mark),
  make: (field) => toggleMark(field, mark),
});

/** What the buttons do, by the names that the configuration gives them. @type {Record<string, Tool>} */
const TOOLS = {
  bold: { label: 'Bold', hint: 'Bold words', key: 'b', ...marks('bold') },
  italic: { label: 'Italic', hint: 'Italic words', key: 'i', ...marks('italic') },
  heading: { label: 'Heading', hint: 'Make this line the heading of a section', ...lines('heading') },
  subheading: {
    label: 'Subheading',
    hint: 'Make this line a heading within a section',
    ...lines('subheading'),
  },
  bullets: { label: 'Bullets', hint: 'Make these lines a list', ...lines('bullets') },
  numbers: { label: 'Numbers', hint: 'Make these lines a numbered list', ...lines('numbers') },
  checklist: {
    label: 'Checklist',
    hint: 'Make these lines a list with boxes to tick',
    ...lines('checklist'),
  },
  quote: { label: 'Quote', hint: 'Set these lines apart as a quote', ...lines('quote') },
  note: { label: 'Note', hint: 'Set these lines apart as a note', ...lines('quote') },
  link: {
    label: 'Link',
    hint: 'Link these words to a page, an address or an email',
    key: 'k',
    make: (field, control) => askLink(field, control.tools().includes('picture')),
  },
  picture: {
    label: 'Picture',
    hint: 'Choose or upload a picture, and put it below this paragraph, or change the one at the cursor',
    make(field, control) {
      const was = pictureAt(field);
      if (was) return askPicture(field, was.file, () => control.choosePicture());
      control.choosePicture();
      return field;
    },
  },
  table: {
    label: 'Table',
    hint: 'Put in a table, or change the one at the cursor',
    make: (field) => askTable(field),
  },
};

/** The key of a tool as people write it. @param {string} key */
const keyWords = (key) =>
  MAC.test(navigator.platform) ? `⌘${key.toUpperCase()}` : `Ctrl+${key.toUpperCase()}`;

/** @param {unknown} text Decap's own control of a plain text */
const control = (text) =>
  /** @type {object & ThisType<TextControl>} */ ({
    getInitialState() {
      this.controlID = crypto.randomUUID();
      return { at: 0, said: '', on: '' };
    },
    /** Pictures that are chosen come by other ways than the value. */
    shouldComponentUpdate: () => true,
    async componentDidUpdate() {
      const { mediaPaths, onRemoveInsertedMedia } = this.props;
      const path = mediaPaths.get(this.controlID);
      const area = this.area();
      if (!path || !area) return;
      onRemoveInsertedMedia(this.controlID);
      const name = path.slice(path.lastIndexOf('/') + 1);
      type(area, await askPicture(fieldOf(area), name, () => this.choosePicture()));
    },
    choosePicture() {
      const { onOpenMediaLibrary, field } = this.props;
      chooseForText();
      const settings = {
        controlID: this.controlID,
        forImage: true,
        value: '',
        allowMultiple: false,
        field,
      };
      // Once the text has the focus again: the window takes it, or would not hear Escape, and gives it back.
      setTimeout(() => onOpenMediaLibrary(settings));
    },
    componentDidMount() {
      document.addEventListener('selectionchange', this.onSelect);
    },
    componentWillUnmount() {
      document.removeEventListener('selectionchange', this.onSelect);
      this.props.onRemoveMediaControl(this.controlID);
    },
    /** Those that the text of this form can have, in their order. */
    tools() {
      return this.props.field.get('tools').toJS();
    },
    area() {
      const area = document.getElementById(this.props.forID);
      return area instanceof HTMLTextAreaElement ? area : null;
    },
    /** @param {string} name */
    async run(name) {
      const area = this.area();
      const tool = TOOLS[name];
      if (!area || !tool) return;
      const making = tool.make(fieldOf(area), this);
      this.setState({ said: making ? '' : NOT_IN_TABLES });
      type(area, await making);
    },
    /** Marks the buttons of the formats at the cursor as pressed. */
    onSelect() {
      const area = this.area();
      if (!area || area !== document.activeElement) return;
      const field = fieldOf(area);
      const on = this.tools().filter((name) => TOOLS[name]?.isOn?.(field));
      // Each state draws the whole text anew.
      if (on.join() !== this.state.on) this.setState({ on: on.join() });
    },
    /** @param {KeyboardEvent} event */
    onKey(event) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, target } = event;
      if (!(target instanceof HTMLTextAreaElement) || isComposing || altKey || shiftKey) return;
      if (key === 'Enter' && !ctrlKey && !metaKey) {
        const made = continued(fieldOf(target));
        if (!made) return;
        event.preventDefault();
        type(target, made);
      }
      if (ctrlKey === metaKey) return;
      const name = this.tools().find((each) => TOOLS[each]?.key === key.toLowerCase());
      if (!name) return;
      event.preventDefault();
      this.run(name);
    },
    /** @param {ClipboardEvent} event */
    onPaste(event) {
      const html = event.clipboardData?.getData('text/html') ?? '';
      const { target } = event;
      if (!(target instanceof HTMLTextAreaElement) || html === '') return;
      const markdown = markdownOf(html);
      // What has no form is pasted as the text that it is.
      if (markdown === undefined) return;
      event.preventDefault();
      type(target, insertPasted(fieldOf(target), markdown));
    },
    /** Arrows go from button to button, as in every toolbar (WAI-ARIA Authoring Practices). @param {KeyboardEvent & { currentTarget: HTMLElement }} event */
    onToolbarKey(event) {
      const last = this.tools().length - 1;
      const { at } = this.state;
      /** @type {Record<string, number>} */
      const places = {
        ArrowRight: at === last ? 0 : at + 1,
        ArrowLeft: at === 0 ? last : at - 1,
        Home: 0,
        End: last,
      };
      const next = places[event.key];
      if (next === undefined) return;
      event.preventDefault();
      this.setState({ at: next });
      event.currentTarget.querySelectorAll('button')[next]?.focus();
    },
    render() {
      const { forID } = this.props;
      const on = this.state.on.split(',');
      const buttons = this.tools().flatMap((name, place) => {
        const tool = TOOLS[name];
        if (!tool) return [];
        const { label, hint, key } = tool;
        return h(
          'button',
          {
            key: name,
            type: 'button',
            title: key ? `${hint} (${keyWords(key)})` : hint,
            'aria-pressed': tool.isOn && on.includes(name),
            'aria-keyshortcuts': key && `Control+${key.toUpperCase()}`,
            tabIndex: place === this.state.at ? 0 : -1,
            onFocus: () => this.setState({ at: place }),
            // The field keeps the focus, the selection and the keyboard of a phone.
            onMouseDown: (/** @type {Event} */ event) => event.preventDefault(),
            onClick: () => this.run(name),
          },
          label,
        );
      });
      return h(
        'div',
        { className: 'text-control', onKeyDown: this.onKey, onPaste: this.onPaste },
        h(
          'div',
          {
            key: 'tools',
            className: 'text-tools',
            role: 'toolbar',
            'aria-label': 'Form of the text',
            'aria-controls': forID,
            onKeyDown: this.onToolbarKey,
          },
          ...buttons,
          h('span', { key: 'said', role: 'status' }, this.state.said),
        ),
        h(text, { key: 'text', ...this.props }),
      );
    },
  });

/** Makes the field, for configurations that name it `page-text`. */
export function registerText() {
  const text = CMS.getWidget('text');
  CMS.registerWidget('page-text', createClass(control(text.control)), text.preview);
}
