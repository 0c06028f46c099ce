import { useId } from 'react';
import { palette } from '../palette.ts';

const HEIGHT = 60;
const DASH = 62;

/** A strip of tarred road with painted dashes across the page, for lorries to stand on; decoration only. */
export function Road({ className = '' }: { className?: string }) {
  const id = useId();
  return (
    <svg className={`block w-full ${className}`} height={HEIGHT} aria-hidden="true">
      <pattern id={id} width={DASH} height={HEIGHT} patternUnits="userSpaceOnUse">
        <path fill={palette.amber} d="M0,34l24,-8h32l-24,8z" />
      </pattern>
      <rect width="100%" height="100%" fill={palette.ink} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
