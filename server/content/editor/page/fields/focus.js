/** The focal point of a picture: a click on it, or two sliders. Decap's own fields only have numbers. */

/**
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{ value?: string, forID: string, onChange(value: string): void, classNameWrapper: string, setActiveStyle(): void, setInactiveStyle(): void }} FocusProps
 * @typedef {{ props: FocusProps, state: { source?: string }, setState(state: { source?: string }): void, root?: HTMLElement | null, watcher?: MutationObserver, look(): void, choose(point: Partial<Point>): void }} FocusParts
 */

const CENTRE = { x: 50, y: 50 };
const PICTURE = { display: 'block', width: '100%', cursor: 'crosshair' };
const FRAME = { position: 'relative', maxWidth: '480px', margin: '0 0 8px' };
const MARK = {
  position: 'absolute',
  width: '28px',
  height: '28px',
  margin: '-14px 0 0 -14px',
  border: '3px solid #fff',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #1b1b1f, inset 0 0 0 2px #1b1b1f',
  pointerEvents: 'none',
};

/**
 * @param {string | undefined} value as `30% 60%`
 * @returns {Point}
 */
function pointOf(value) {
  const [x = CENTRE.x, y = CENTRE.y] = (value || '').split(' ').filter(Boolean).map(Number.parseFloat);
  return { x, y };
}

/**
 * How far along a side a pointer is, in percent.
 * @param {number} at
 * @param {number} start
 * @param {number} length
 */
const share = (at, start, length) =>
  Math.min(100, Math.max(0, Math.round((100 * (at - start)) / (length || 1))));

/** Makes the field, for configurations that name it `focus`. */
export function registerFocus() {
  const { h, createClass } = globalThis;
  const control = createClass(
    /** @type {object & ThisType<FocusParts>} */ ({
      getInitialState: () => ({}),
      componentDidMount() {
        // The picture is another field of the same group, which tells no other of its value.
        const group = this.root?.parentElement?.parentElement;
        this.look();
        this.watcher = new MutationObserver(() => this.look());
        if (group) this.watcher.observe(group, { attributes: true, childList: true, subtree: true });
      },
      componentWillUnmount() {
        this.watcher?.disconnect();
      },
      look() {
        const images = this.root?.parentElement?.parentElement?.querySelectorAll('img') ?? [];
        const source = [...images].find((image) => !this.root?.contains(image))?.src;
        if (source !== this.state.source) this.setState({ source });
      },
      /** @param {Partial<Point>} point */
      choose(point) {
        const { x, y } = { ...pointOf(this.props.value), ...point };
        this.props.onChange(`${x}% ${y}%`);
      },
      render() {
        const { value, forID, classNameWrapper, setActiveStyle, setInactiveStyle } = this.props;
        const { source } = this.state;
        const point = pointOf(value);
        /** @type {(side: 'x' | 'y', label: string, id: string) => unknown} */
        const slider = (side, label, id) =>
          h('label', { key: side, style: { display: 'block', fontSize: '14px' } }, [
            h('span', { key: 'label' }, `${label}: ${point[side]}%`),
            h('input', {
              key: 'slider',
              id,
              type: 'range',
              min: 0,
              max: 100,
              value: point[side],
              'aria-valuetext': `${point[side]}%`,
              style: { display: 'block', width: '100%', maxWidth: '480px' },
              onChange: (/** @type {{ target: HTMLInputElement }} */ { target }) =>
                this.choose({ [side]: Number(target.value) }),
            }),
          ]);
        const picture =
          source &&
          h('div', { key: 'frame', style: FRAME }, [
            h('img', {
              key: 'picture',
              src: source,
              alt: '',
              style: PICTURE,
              onClick: (
                /** @type {MouseEvent & { currentTarget: HTMLElement }} */ {
                  clientX,
                  clientY,
                  currentTarget,
                },
              ) => {
                const { left, top, width, height } = currentTarget.getBoundingClientRect();
                this.choose({ x: share(clientX, left, width), y: share(clientY, top, height) });
              },
            }),
            h('span', { key: 'mark', style: { ...MARK, left: `${point.x}%`, top: `${point.y}%` } }),
          ]);
        return h(
          'div',
          {
            className: classNameWrapper,
            onFocus: setActiveStyle,
            onBlur: setInactiveStyle,
            ref: (/** @type {HTMLElement | null} */ element) => {
              this.root = element;
            },
          },
          picture ||
            h(
              'p',
              { key: 'none', style: { margin: '0 0 8px' } },
              'Choose a picture first, then click on it here.',
            ),
          slider('x', 'From the left', forID),
          slider('y', 'From the top', `${forID}-top`),
          value &&
            h(
              'button',
              { key: 'clear', type: 'button', onClick: () => this.props.onChange('') },
              'Use the middle',
            ),
        );
      },
    }),
  );
  CMS.registerWidget('focus', control);
}
