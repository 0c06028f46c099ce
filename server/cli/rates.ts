import { basename } from 'node:path';
import { currentCard, type RateCard } from '#domain/price/rates/card.ts';
import { lagosDay } from '#domain/shared/dates.ts';
import { parseRateCards, rateCardFile } from '../content/copy/rate-cards.ts';
import { CommandError } from '../platform/errors.ts';
import { readTable } from '../platform/spreadsheets/read-table.ts';
import { CARD_COLUMNS, type CardColumn, cardStatus } from '../price/rates/cells.ts';
import {
  addCard,
  cardCsv,
  cardTable,
  emptyCardTable,
  readCard,
  readRateFiles,
  VersionTaken,
} from '../price/rates/read-card.ts';
import { type Outcome, plainCommand, readWords } from './framework/command.ts';
import { configOf, runAsMain, type Terminal } from './framework/terminal.ts';
import { cardText } from './price/rate-card-text.ts';
import { readSpreadsheet, writeSpreadsheet } from './price/spreadsheet.ts';

const USAGE = `Use one of:
  npm run rates -- import FILE
      Adds the rate card of a workbook (.xlsx) or CSV file as a new version; old versions stay. A file with an error changes nothing.
  npm run rates -- template FILE
      Writes a card without figures into a new file (.xlsx or .csv), to be filled in and imported.
  npm run rates -- export [FILE] [--card VERSION]
      Writes a card, the current one or another version, into a new file (.xlsx or .csv); without a file, prints it as CSV.
  npm run rates -- show [--card VERSION]
      Prints the current card, or another version, and the names of all versions.
  npm run rates -- check
      Looks at all cards, and tells which counts today and until when. Ends with 1 when none holds, or one is invalid.
Each reads the configuration of the site from another file than .env with --env-file FILE.
`;

const today = () => lagosDay(new Date());

export const run = plainCommand(USAGE, chosen);

await runAsMain(import.meta, run);

/** Finds the action that the words of the call ask for; nothing when they make no sense. */
function chosen(terminal: Terminal): (() => Promise<Outcome>) | undefined {
  const call = readWords({
    args: terminal.words,
    options: { card: { type: 'string' } },
    allowPositionals: true,
  });
  /** The content folder. @throws what explains an invalid configuration */
  const folder = () => configOf(terminal).contentDirectory;
  const [action, file, ...others] = call?.positionals ?? [];
  const version = call?.values.card;
  if (others.length > 0) return undefined;
  if (action === 'export') return () => exportCard(folder(), file, version);
  if (action === 'template' && file !== undefined && !version) return () => writeTemplate(file);
  if (action === 'import' && file !== undefined && !version) return () => importCard(folder(), file);
  if (file !== undefined) return undefined;
  if (action === 'show') return () => show(folder(), version);
  return action === 'check' && !version ? () => check(folder()) : undefined;
}

async function importCard(directory: string, file: string): Promise<Outcome> {
  const { card, notes } = await readSpreadsheet(file, async () => {
    const table = await readTable(file, CARD_COLUMNS);
    return { card: readCard(table), notes: table.notes };
  });
  try {
    const isNew = await addCard(directory, card);
    const { cards } = await allCards(directory);
    const path = `${basename(directory)}/${rateCardFile(card)}`;
    const text = isNew ? `Card ${card.version} is in ${path}.` : `Card ${card.version} is there already.`;
    const lines = [...notes, text, `Current card: ${cardStatus(cards, today()).says}.`];
    return { text: lines.join('\n'), valid: true };
  } catch (error) {
    if (error instanceof VersionTaken)
      throw new CommandError(`Nothing was imported. Fix these in ${file}:\n${error.message}`);
    throw error;
  }
}

async function exportCard(directory: string, file?: string, version?: string): Promise<Outcome> {
  const card = await cardOf(directory, version);
  if (file === undefined) return { text: cardCsv(card).trimEnd(), valid: true };
  await writeSpreadsheet(file, cardTable(card), CARD_COLUMNS);
  return { text: `Card ${card.version} is in ${file}.`, valid: true };
}

async function writeTemplate(file: string): Promise<Outcome> {
  await writeSpreadsheet<CardColumn>(file, emptyCardTable(), CARD_COLUMNS);
  const text = `The template is in ${file}. Fill in column 'value', and 'up_to_km' of each per_km; copy rows for more distances; delete the rows of trucks that you have no price for. Then: npm run rates -- import ${file}`;
  return { text, valid: true };
}

async function show(directory: string, version?: string): Promise<Outcome> {
  const card = await cardOf(directory, version);
  const versions = (await allCards(directory)).cards.map((each) => each.version);
  return { text: `${cardText(card)}\n\nVersions: ${versions.join(', ')}`, valid: true };
}

async function check(directory: string): Promise<Outcome> {
  const { cards, problems } = await allCards(directory);
  const { says, holds } = cardStatus(cards, today());
  const found = problems.length === 0 ? [`Valid cards: ${cards.length}.`] : problems;
  return { text: [...found, `Current card: ${says}.`].join('\n'), valid: problems.length === 0 && holds };
}

/** The cards that are in order, newest first, and the errors of the others, as the site reads them. */
async function allCards(directory: string): Promise<{ cards: RateCard[]; problems: string[] }> {
  const problems: string[] = [];
  const cards = parseRateCards(await readRateFiles(directory), problems);
  return { cards, problems: problems.map((problem) => `${basename(directory)}/${problem}`) };
}

async function cardOf(directory: string, version: string | undefined): Promise<RateCard> {
  const { cards } = await allCards(directory);
  const card =
    version === undefined ? currentCard(cards, today()) : cards.find((each) => each.version === version);
  if (card) return card;
  const versions = cards.map((each) => each.version).join(', ') || 'none';
  throw new CommandError(
    `There is no ${version === undefined ? 'current card' : `card ${version}`}. Versions: ${versions}.`,
  );
}
