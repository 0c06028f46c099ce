import type { FileContent } from './file-content.ts';

/**
 * The content of the default language, which tells of changes and faults in all of them: pages of each language are kept under one revision,
 * so that none is shown beside words of another moment.
 * @param translations the content of each further language
 */
export function watchingAll(content: FileContent, translations: readonly FileContent[]): FileContent {
  const all = [content, ...translations];
  return {
    ...content,
    revision: () => all.map((each) => each.revision()).join('-'),
    nextAppearance: () => Math.min(...all.map((each) => each.nextAppearance())),
    faults: () => all.flatMap((each) => each.faults()),
    onChange: (listener) => eachOf(all, (each) => each.onChange(listener)),
    onRead: (listener) => eachOf(all, (each) => each.onRead(listener)),
    reload: () => {
      for (const each of all) each.reload();
    },
  };
}

/** Listens to all; @returns a function that stops it */
function eachOf(all: FileContent[], listen: (each: FileContent) => () => void): () => void {
  const stops = all.map(listen);
  return () => {
    for (const stop of stops) stop();
  };
}
