import type { FileFault, Shown } from './types.ts';

const SHOWN: Record<Shown, string> = {
  'last good version': 'Until it is put right, the site shows its last good version.',
  'the default language': 'Until it is put right, the site shows it in its default language.',
  nothing: 'The site leaves it out until it is put right.',
  'the rest': 'Until it is put right, pages go without it.',
  'the entry': 'The entry is shown all the same.',
};

/** Says to whoever writes the content which files are at fault, where, and what visitors see meanwhile. */
export function explainFaults(faults: FileFault[]): string {
  const lines = faults.flatMap(({ problems, shows }) => [...problems, `  ${SHOWN[shows]}`]);
  return ['The content has faults:', ...lines].join('\n  ');
}
