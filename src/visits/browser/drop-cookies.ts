/** Removes every cookie that scripts of this page can see; this site sets none of these itself. */
export function dropCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0]);
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`)];
  for (const name of names) {
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of our visitors lack the Cookie Store API.
    for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
