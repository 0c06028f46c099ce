import { grouped } from '#domain/claims.ts';
import { DEFAULT_TONNAGE, TONNAGE_MULTIPLIER } from '#domain/tonnage.ts';

const DEFAULT_FIGURE = grouped(DEFAULT_TONNAGE * TONNAGE_MULTIPLIER);

/**
 * The tonnage moved so far, in kilograms, brought up to date by src/browser/tonnage.ts. The figure that is seen counts;
 * the one that is heard changes once. Its digits have one width, and it never wraps, so nothing around it moves.
 */
export function TonnageFigure() {
  return (
    <span data-tonnage className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{DEFAULT_FIGURE}</span>
      <span className="sr-only">{DEFAULT_FIGURE}</span>
    </span>
  );
}
