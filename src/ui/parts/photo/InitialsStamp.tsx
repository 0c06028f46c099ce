import type { Portrait } from '#domain/media/photograph.ts';
import { starPath } from '#src/ui/art/parts/star.ts';
import { PortraitFrame } from '#src/ui/parts/photo/PortraitFrame.tsx';

const ROSETTE = starPath(20, 50, 42, 50, 50);

interface Props {
  initials: string;
  photo?: Portrait | undefined;
  /** How large the stamp is. */
  size?: string;
}

/** Who signs a review or a post: the photograph, or the initials as a stamp, which is decoration beside the name. */
export function InitialsStamp({ initials, photo, size = 'size-16' }: Props) {
  if (photo)
    return (
      <PortraitFrame
        portrait={photo}
        sizes="64px"
        credited={false}
        className="size-16 shrink-0 rounded-card"
      />
    );
  return (
    <svg viewBox="0 0 100 100" width="64" height="64" className={`${size} shrink-0`} aria-hidden="true">
      <path d={ROSETTE} className="fill-brand" />
      <circle cx="50" cy="50" r="35" className="fill-none stroke-paper/60" strokeWidth="2" />
      <text x="50" y="62" textAnchor="middle" fontSize="34" className="fill-paper font-display">
        {initials}
      </text>
    </svg>
  );
}
