import { newestFirst, type RateCard, rateCardSchema, versionName } from '#domain/price/rates/card.ts';
import { type Files, remedy } from '../formats/errors.ts';
import { lineOf, readYaml } from '../formats/yaml.ts';

/** Where rate cards are in the content folder. */
export const RATES_FOLDER = 'rates/';
/** Where a card stands, inside the content folder. */
export const rateCardFile = ({ version }: Pick<RateCard, 'version'>): string =>
  `${RATES_FOLDER}${version}.yaml`;

const FILE = /^rates\/(?<version>.*)\.yaml$/;

/**
 * Makes the rate cards from `rates/<version>.yaml`. A card is a long table of figures, so that its errors have their line.
 * @param problems takes a line for every error, with file, line, field and remedy
 * @returns all versions that are in order, newest first
 */
export function parseRateCards(files: Files, problems: string[]): RateCard[] {
  const cards = [...files].flatMap(([file, text]) => {
    const version = FILE.exec(file)?.groups?.['version'];
    return version === undefined
      ? []
      : (parseCard(version, text, (error) => problems.push(`${file}: ${error}`)) ?? []);
  });
  return newestFirst(cards);
}

function parseCard(version: string, text: string, report: (error: string) => void): RateCard | undefined {
  const { error: misnamed } = versionName.safeParse(version);
  if (misnamed) report('the file name is the version: write it like 2026-11-24.yaml');
  const { value, error: failure } = readYaml(text);
  if (failure) {
    report(failure);
    return undefined;
  }
  const { data, error } = rateCardSchema.safeParse(value, { error: remedy });
  const errors = error?.issues.map(({ path, message }) =>
    [`line ${lineOf(text, path)}`, path.map(String).join('.'), message].filter(Boolean).join(': '),
  );
  for (const each of new Set(errors)) report(each);
  return data && !misnamed ? { ...data, version } : undefined;
}
