import type { ReactNode } from 'react';
import type { GuideSummary } from '#domain/entries/guides.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SURFACE_CLASSES } from '#src/ui/parts/surfaces.ts';
import { CardCover } from '../blog/Cover.tsx';
import { pictureSurface } from '../blog/picture-surface.ts';
import './booklet.css';

interface Props {
  guide: Pick<GuideSummary, 'image'>;
  /** The line at the foot: that this is a guide to print. */
  kind: string;
  className?: string;
  /** The title, as large as its place allows. */
  children: ReactNode;
}

/** A guide as the printed thing that it will be: a painted edge, the title, and the picture on its own ground. */
export function Booklet({ guide, kind, className = '', children }: Props) {
  const surface = pictureSurface(guide.image);
  return (
    <div className={`booklet ${className}`}>
      <div className={`booklet-front ${SURFACE_CLASSES[surface]}`}>
        <Band motif={surface === 'accent' ? 'chevron' : 'lozenge'} size="small" className="shrink-0" />
        <div className="shrink-0 grow px-4 pt-4 sm:px-5 sm:pt-5">{children}</div>
        <p className="shrink-0 px-4 py-3 text-label font-semibold sm:px-5">{kind}</p>
        <CardCover image={guide.image} className="booklet-cover" />
      </div>
    </div>
  );
}
