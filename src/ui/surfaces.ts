/** The colour surfaces of a page, each with the text colour that reads on it (docs/design.md). */
export const SURFACE_CLASSES = {
  ink: 'bg-ink text-paper',
  forest: 'bg-forest text-paper',
  deep: 'bg-deep text-paper',
  amber: 'bg-amber text-ink',
  laterite: 'bg-laterite text-paper',
  paper: 'bg-paper text-ink',
  sand: 'bg-sand text-ink',
  glass: 'bg-glass text-ink',
} as const;

export type Surface = keyof typeof SURFACE_CLASSES;
