/** The colour surfaces of a page, each with the text colour that reads on it (docs/design.md). */
export const SURFACE_CLASSES = {
  ink: 'bg-ink text-paper',
  brand: 'bg-brand text-paper',
  'brand-deep': 'bg-brand-deep text-paper',
  signal: 'bg-signal text-ink',
  accent: 'bg-accent text-paper',
  paper: 'bg-paper text-ink',
  warm: 'bg-warm text-ink',
  cool: 'bg-cool text-ink',
} as const;

export type Surface = keyof typeof SURFACE_CLASSES;

/** Whether light letters are on a surface. */
export const isDark = (surface: Surface): boolean => SURFACE_CLASSES[surface].endsWith('text-paper');
