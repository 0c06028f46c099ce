/**
 * Takes what is behind the question mark out of the address of this page, where it would be read over a shoulder, copied,
 * kept in a history, or handed to a script. The entry of the history itself keeps it, so that the page is the same when it is
 * loaded again or come back to. Forms of the page have the token in a field.
 */
const KEY = 'query';

const { pathname, search, hash } = location;
const kept: unknown = history.state?.[KEY];
if (search) history.replaceState({ ...history.state, [KEY]: search }, '', pathname + hash);
else if (typeof kept === 'string') location.replace(pathname + kept + hash);
