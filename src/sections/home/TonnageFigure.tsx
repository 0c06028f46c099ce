import { grouped } from '#domain/company/claims.ts';
import { DEFAULT_TONNAGE, TONNAGE_MULTIPLIER } from '#domain/price/tonnage.ts';

const DEFAULT_FIGURE = grouped(DEFAULT_TONNAGE * TONNAGE_MULTIPLIER);

/**
 * The tonnage moved so far, in kilograms, brought up to date by src/sections/browser/tonnage.ts. The figure that is seen counts;
 * the one that is heard changes once. Both lie over each other, so that a step of the count lays out nothing but itself.
 */
export function TonnageFigure() {
  return (
    <span data-tonnage className="relative inline-grid whitespace-nowrap">
      <span aria-hidden="true" className="absolute inset-0 [contain:size_layout_style]">
        {DEFAULT_FIGURE}
      </span>
      <span className="opacity-0 [grid-area:1/1]">{DEFAULT_FIGURE}</span>
    </span>
  );
}
