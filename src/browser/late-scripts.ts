/** Loads the page's other scripts at the first sign of a visitor, or at once when a message of an earlier visit waits to be sent. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'];

const late = document.querySelector<HTMLMetaElement>('[name=late-scripts]');

const load = () => {
  for (const sign of SIGNS) removeEventListener(sign, load);
  for (const address of late?.content.split(' ') ?? []) {
    const script = document.createElement('script');
    script.type = 'module';
    // In their order: the runtime of islands asks for what the others define.
    script.async = false;
    script.src = address;
    document.head.append(script);
  }
};

const waits = () => {
  try {
    return localStorage.getItem(late?.dataset['waits'] ?? '') !== null;
  } catch {
    return false;
  }
};

for (const sign of SIGNS) addEventListener(sign, load, { passive: true });
if (document.activeElement !== document.body || waits()) load();
