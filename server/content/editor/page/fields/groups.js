/** Lists and groups of fields: their folded entries open wherever they are clicked, and their buttons have names. */

/** How Decap's styles name the parts; their elements have nothing else to be known by. */
const BAR = '[class*="-StyledListItemTopBar"]';
const SUMMARY = '[class*="-NestedObjectLabel"]';
const HEADING = '[class*="-TopBarContainer"]';

/** The entry of a list that a bar belongs to. @param {Element} bar */
function partsOf(bar) {
  const summary = bar.parentElement?.querySelector(`:scope > ${SUMMARY}`);
  const [toggle, remove] = bar.querySelectorAll('button');
  return { summary, toggle, remove, handle: bar.querySelector('[role=button]') };
}

/** Names the buttons of all entries by their summaries, which change while somebody types. */
function nameButtons() {
  for (const bar of document.querySelectorAll(BAR)) {
    const { summary, toggle, remove, handle } = partsOf(bar);
    if (!summary || !toggle) continue;
    const name = summary.textContent;
    const isOpen = getComputedStyle(summary).display === 'none';
    toggle.setAttribute('aria-label', `${isOpen ? 'Close' : 'Open'} “${name}”`);
    toggle.setAttribute('aria-expanded', String(isOpen));
    remove?.setAttribute('aria-label', `Remove “${name}”`);
    handle?.setAttribute('aria-label', `Move “${name}”`);
  }
}

/** Opens an entry by a click on what it is known by. */
function openBySummary() {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || target.closest('button')) return;
    const part = target.closest(`${SUMMARY}, ${BAR}, ${HEADING}`);
    const bar = part?.matches(SUMMARY) ? part.parentElement?.querySelector(`:scope > ${BAR}`) : part;
    // The first button of a bar opens and closes.
    bar?.querySelector('button')?.click();
  });
  const style = document.createElement('style');
  style.textContent = `${SUMMARY}, ${BAR} *, ${HEADING} { cursor: pointer; } ${SUMMARY}:hover { text-decoration: underline; }`;
  document.head.append(style);
}

/** Whether a value has nothing in it: a switch has a position always. @param {unknown} value @returns {boolean} */
function isEmpty(value) {
  if (Object(value) === value) return Object.values(/** @type {object} */ (value)).every(isEmpty);
  return value === undefined || value === null || value === '' || typeof value === 'boolean';
}

/** Takes back what was asked for in a group. @param {Pick<import('../decap.d.ts').GroupControl, 'childRefs'>} group */
function askForNothing({ childRefs = {} }) {
  for (const field of Object.values(childRefs)) {
    field?.props.onValidate([]);
    if (field?.innerWrappedControl) askForNothing(field.innerWrappedControl);
  }
}

/** Asks for the fields of a group that may be left out only once it has anything; Decap asks for them always. */
function checkGroups() {
  const { control, preview, schema } = CMS.getWidget('object');
  class Group extends control {
    /** @param {import('../decap.d.ts').WidgetProps} props */
    constructor(props) {
      super(props);
      const { validate } = this;
      this.validate = () => {
        const { field, value } = this.props;
        const isLeftOut = field.get('required') === false && isEmpty(value?.toJS());
        if (isLeftOut) askForNothing(this);
        else validate();
      };
    }
  }
  CMS.registerWidget('object', Group, preview, schema);
}

/** Follows what Decap shows. */
export function openGroups() {
  checkGroups();
  openBySummary();
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(nameButtons);
  };
  new MutationObserver(later).observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener('click', later);
}
