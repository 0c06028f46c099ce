import type { ReactNode } from 'react';
import type { GuideSummary } from '#domain/guides.ts';
import { Band } from '#src/illustrations/bands/Band.tsx';
import { FIELD_CLASSES } from '#src/ui/fields.ts';
import { CardCover, pictureField } from '../blog/Cover.tsx';
import './booklet.css';

interface Props {
  guide: Pick<GuideSummary, 'image'>;
  /** What stands at the foot: that this is a guide to print. */
  kind: string;
  className?: string;
  /** The title, as large as its place allows. */
  children: ReactNode;
}

/** A guide as the printed thing that it will be: a painted edge, the title, and the picture on its own ground. */
export function Booklet({ guide, kind, className = '', children }: Props) {
  const field = pictureField(guide.image);
  return (
    <div className={`booklet ${className}`}>
      <div className={`booklet-front ${FIELD_CLASSES[field]}`}>
        <Band motif={field === 'laterite' ? 'chevron' : 'lozenge'} size="small" />
        <div className="grow px-5 pt-5">{children}</div>
        <p className="px-5 pb-3 text-label font-semibold">{kind}</p>
        <CardCover image={guide.image} className="aspect-[4/3] w-full" />
      </div>
    </div>
  );
}
