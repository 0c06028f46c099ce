import { DEFAULT_TONNAGE, TONNAGE_MULTIPLIER } from '#domain/price/tonnage.ts';
import { withSeparators } from '#domain/shared/locale.ts';
import type { Tonnage } from '../../price/trips/index.ts';
import type { Finding } from './finding.ts';

/** @returns a finding while no trip is recorded: the tonnage of the home page is then a figure that nobody can show */
export async function tonnageFindings(trips: Pick<Tonnage, 'totalTonnes'>): Promise<Finding[]> {
  if ((await trips.totalTonnes()) !== undefined) return [];
  const kilograms = withSeparators(DEFAULT_TONNAGE * TONNAGE_MULTIPLIER);
  return [
    {
      where: 'trips',
      says: `are not recorded: until they are, the home page shows the sample figure of ${kilograms} kg. Import them: npm run trips -- import FILE`,
    },
  ];
}
