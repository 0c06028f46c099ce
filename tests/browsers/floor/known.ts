/**
 * The features that the site uses although engines at the floor lack them, with the effect there. Whatever else is too new fails
 * tests/browsers/floor/floor.test.ts.
 */
export const KNOWN_STYLES: Readonly<Record<string, string>> = {
  '-moz-text-size-adjust': 'the form for Firefox on phones',
  '-webkit-text-size-adjust': 'the form for Safari on phones, which the table of desktops does not have',
  '-webkit-tap-highlight-color': 'pressing shows the browser’s own sign besides ours',
  '-webkit-text-decoration': 'stands before the plain form, for Safari',
  '-webkit-text-decoration-color': 'stands before the plain form, for Safari',
  '::-webkit-inner-spin-button': 'Firefox draws number fields its own way',
  ':focus-visible':
    'src/ui/styles/base.css has :focus for Safari before 15.4; elsewhere the browser’s own outline shows',
  ':has': 'each has its `@supports not selector(:has(*))`, or only adds to what is seen without it',
  ':nth-child(of)': 'within `:has()` rules of the reviews, which are swiped without them',
  ':target-current': 'the current line of the contents is not marked',
  '::details-content':
    'the paper of older browsers gets its folded parts from src/entries/browser/print-folded.ts',
  'grid-template-rows: subgrid': 'boards below guides of one row are at the height of each title',
  '@container': 'the fields of the price slip are below each other',
  '@media (prefers-contrast)': 'edges stay as strong as they are for everybody',
  '@media (forced-colors)': 'Safari has no colours of the visitor’s own',
  '@media (scripting)': 'on phones the menu pushes the page down, and the header scrolls with it',
  '@page': 'the browser’s own margins of paper',
  '@property': 'Tailwind sets the initial values itself behind `@supports`',
  'accent-color': 'boxes are ticked in the browser’s own colour',
  'align-content: start': 'in grids, where all have it: the table is about other boxes',
  'justify-content: start': 'in grids, and in a row that is not seen to move',
  'aspect-ratio': 'Safari 14: pictures have the shape of their file',
  'aspect-ratio: auto': 'Safari 14: pictures have the shape of their file',
  'break-after: avoid': 'a heading may end a sheet of paper',
  contain: 'a hint to the browser, without looks of its own',
  'container-type': 'the lorry is measured by the view instead (src/ui/art/lorry/lorry.css)',
  'container-type: inline-size': 'the lorry is measured by the view instead (src/ui/art/lorry/lorry.css)',
  'contain-intrinsic-block-size': 'a hint to the browser, without looks of its own',
  'content-visibility': 'a hint to the browser, without looks of its own',
  'content-visibility: visible': 'opens folded parts on paper, with `::details-content`',
  'content-visibility: auto': 'a hint to the browser, without looks of its own',
  orphans: 'the browser breaks paper as it likes',
  'unit of 75cqi': 'the picture on a guide’s cover takes what the title leaves',
  widows: 'the browser breaks paper as it likes',
  outline: 'does not follow round corners before Chrome 94',
  'overflow-wrap: anywhere': 'Safari 14 breaks long words only where nothing else helps',
  'overscroll-behavior': 'the page behind an open menu may scroll',
  'overscroll-behavior: contain': 'the page behind an open menu may scroll',
  'paint-order': 'of text in drawings: its edge is drawn over the letters',
  'round()': 'bands of motifs run to the edge, cut as it falls (src/ui/art/bands/Band.tsx)',
  'scroll-behavior': 'in-page links jump',
  'scroll-behavior: smooth': 'in-page links jump',
  'scroll-margin-block-start': 'Safari 14: `scroll-padding-top` of the page stands alone',
  'scroll-padding-inline': 'Safari 14: what is scrolled to stands at the edge',
  'scroll-target-group': 'the current line of the contents is not marked',
  'scroll-target-group: auto': 'the current line of the contents is not marked',
  'text-wrap': 'lines break as long as they are',
  'text-wrap: balance': 'lines break as long as they are',
  'text-wrap: pretty': 'lines break as long as they are',
};

/** The same of scripts: each is asked for before it is used. */
export const KNOWN_SCRIPTS: Readonly<Record<string, string>> = {
  '.hasOwn':
    'Astro looks up exports of islands with a dot in their name: every-page.test.ts sees that there are none',
  reportError: 'React asks whether it is there',
  setImmediate: 'React asks whether it is there',
  '.at': 'the time of a message or of a copy, a property of ours',
  '.defer': 'the name of a control whose press is deferred, a property of ours',
  '.pause': 'the name of what can be stopped, a property of ours',
  BroadcastChannel: 'asked for before it is used; other tabs then hear nothing',
  navigation: 'React asks whether it is there',
  '.captureStackTrace': 'Zod asks whether it is there',
  '.stackTraceLimit': 'Zod sets it, which does nothing where it is not there',
};

/** The same of markup. */
export const KNOWN_MARKUP: Readonly<Record<string, string>> = {
  '<search>': 'no landmark; its field and its button say what they are for',
  'details[name]': 'src/layouts/browser/one-open.ts closes the others',
  'img[fetchpriority]': 'pictures come in the browser’s own order',
  'img[loading]': 'Safari 14: pictures come at once',
  'input[autocapitalize]': 'for keyboards on screens; others write as pressed',
  'link[rel=manifest]': 'the site cannot be installed, which nothing else needs',
  'meta[name=theme-color]': 'the browser’s frame has its own colour',
  'meta[name=viewport]': 'all phones know it, and desktops have no use for it',
  'source[height]': 'the room that is kept free has the shape of the picture for other widths',
  'source[width]': 'the room that is kept free has the shape of the picture for other widths',
};
