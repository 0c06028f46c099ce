/** Keeps still on the next page what the visitor has stopped on this one, until the tab is closed. */
const KEY = 'kayalink-paused';

const toggles = [...document.querySelectorAll<HTMLInputElement>('[data-pause]')];

const paused = (): string[] => {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
};

const nameOf = (toggle: HTMLInputElement) => toggle.dataset['pause'] ?? '';

const remember = (toggle: HTMLInputElement) => {
  const others = paused().filter((name) => name !== nameOf(toggle));
  try {
    sessionStorage.setItem(KEY, [...others, ...(toggle.checked ? [nameOf(toggle)] : [])].join(' '));
  } catch {
    // It holds for this page.
  }
};

for (const toggle of toggles) {
  toggle.addEventListener('change', () => remember(toggle));
  // A motion that was stopped before this script came stays stopped.
  if (toggle.checked) remember(toggle);
  else toggle.checked = paused().includes(nameOf(toggle));
}
addEventListener('pageshow', ({ persisted }) => {
  if (persisted) for (const toggle of toggles) toggle.checked = paused().includes(nameOf(toggle));
});

export {};
