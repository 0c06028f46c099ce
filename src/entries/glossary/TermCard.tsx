import type { TermPicture, TermSummary } from '#domain/entries/glossary.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { Scene } from '#src/ui/art/files.tsx';

interface Look {
  scene: DrawingName;
  field: string;
  /** How the drawing lies in the card; the card's edge is the ground. */
  place: string;
}

const LORRY = 'mx-auto w-[94%]';

const LOOKS: Record<TermPicture, Look> = {
  'container-lorry': { scene: 'truck-40', field: 'bg-signal text-ink', place: LORRY },
  tipper: { scene: 'truck-25', field: 'bg-cool text-ink', place: 'ms-6 w-4/5' },
  'low-bed': { scene: 'truck-60', field: 'bg-warm text-ink', place: LORRY },
  tanker: { scene: 'truck-45', field: 'bg-signal text-ink', place: LORRY },
  flatbed: { scene: 'truck-50', field: 'bg-cool text-ink', place: LORRY },
  quay: {
    scene: 'quay-card',
    field: 'bg-signal text-ink',
    place: 'w-full',
  },
};

/** One term of a letter, drawn; decoration beside the list that links to it. */
export function TermCard({ term, picture }: { term: TermSummary; picture: TermPicture }) {
  const { scene, field, place } = LOOKS[picture];
  return (
    <div aria-hidden="true" className={`term-card ${field}`}>
      <p className="px-6 pt-6 font-display text-h3">{term.subject}</p>
      <p className="max-w-[34ch] px-6 pt-2 pb-6">{term.subTitle}</p>
      <Scene name={scene} alt="" className={`mt-auto h-auto ${place}`} />
      {picture !== 'quay' && <div className="h-2 w-full shrink-0 bg-ink" />}
    </div>
  );
}
