/**
 * Does in place what a link or a form would load a page for. Where that throws, as it may in an old browser, the page is loaded.
 * @param address that the link or the form leads to
 */
export async function orLoad(address: string, act: () => unknown): Promise<void> {
  try {
    await act();
  } catch {
    if (location.href === new URL(address, location.href).href) location.reload();
    else location.assign(address);
  }
}

/** Whether a click opens what it is made on in this window, rather than in another one. */
export const isPlainClick = (
  event: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
) => !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
