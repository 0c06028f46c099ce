import type { PaintedPortrait } from '#domain/pages/about.ts';
import type { Portrait } from '#domain/portrait.ts';
import { Scene } from '#src/illustrations/files.tsx';
import { PortraitFrame } from '#src/ui/PortraitFrame.tsx';

interface Props {
  photo?: Portrait | undefined;
  portrait: PaintedPortrait;
  sizes: string;
  className: string;
  /** False where it is in view when the page opens. */
  lazy?: boolean;
}

/** The photograph of somebody, and until there is one a painted face. */
export function Likeness({ photo, portrait, sizes, className, lazy = true }: Props) {
  if (photo) return <PortraitFrame portrait={photo} sizes={sizes} className={`rounded-card ${className}`} />;
  return (
    <Scene name={`portrait-${portrait}`} alt="" lazy={lazy} className={`h-auto rounded-card ${className}`} />
  );
}
