/* Runs beside the bar of a kept page: says when the connection is back or the page itself has come. Served as it is. */
(() => {
  const bar = document.querySelector('[data-kept-bar]');
  /** @param {string} name */
  const show = (name) => {
    for (const line of bar?.querySelectorAll('[data-bar]') ?? [])
      line.toggleAttribute('hidden', line.getAttribute('data-bar') !== name);
  };
  addEventListener('online', () => show('back'));
  navigator.serviceWorker.addEventListener('message', ({ data }) => data === 'fresh' && show('fresh'));
  navigator.serviceWorker.startMessages();
})();
