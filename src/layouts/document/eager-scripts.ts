const MODULE = /<script type="module" src="([^"]+)"><\/script>/g;
const END = '</body>';

/**
 * Brings the page's scripts to its end, where they wait for nothing and nothing waits for them: each runs as soon as it is there,
 * and comes after all that is seen. What is touched before is held (src/layouts/browser/first-touch).
 * @param html a rendered page
 */
export function withEagerScripts(html: string): string {
  const addresses = new Set([...html.matchAll(MODULE)].map(([, address = '']) => address));
  const scripts = [...addresses].map(
    (address) => `<script type="module" async fetchpriority="low" src="${address}"></script>`,
  );
  const page = html.replaceAll(MODULE, '');
  const end = page.lastIndexOf(END);
  return end === -1 ? html : page.slice(0, end) + scripts.join('') + page.slice(end);
}
