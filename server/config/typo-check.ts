import leven from 'leven';

/** A slip changes one letter, or two where they change places, of a name of at least this length. */
const LEAST_FOR_TWO = 8;

/**
 * Tells of names in the environment that are nearly those of ours, like `SMPT_URL`: whoever wrote them believes them set. Other
 * names belong to other programs.
 * @param names that are set
 * @param ours the names of all variables
 * @returns a sentence each; values are not repeated
 */
export function nearNames(names: string[], ours: readonly string[]): string[] {
  const known = new Set(ours);
  return names
    .filter((name) => !known.has(name))
    .flatMap((name) => {
      const meant = ours.find((one) => isNear(name.toUpperCase(), one));
      return meant ? [`${name} is set in the environment and nobody reads it: is ${meant} meant?`] : [];
    });
}

function isNear(name: string, ours: string): boolean {
  const most = ours.length < LEAST_FOR_TWO ? 1 : 2;
  return leven(name, ours, { maxDistance: most + 1 }) <= most;
}
