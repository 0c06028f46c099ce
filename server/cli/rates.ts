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
import { type Answer, command, type PlainCall } from './framework/command.ts';
import { configOf, runAsMain } from './framework/terminal.ts';
import { cardText } from './price/rate-card-text.ts';
import { readSpreadsheet, writeSpreadsheet } from './price/spreadsheet.ts';

const today = () => lagosDay(new Date());

const CARD = { card: { takes: 'VERSION', says: 'another version than the current one' } };

export const run = command('rates', {
  import: {
    takes: ['FILE'],
    says: 'Adds the rate card of a workbook (.xlsx) or CSV file as a new version; old versions stay. A file with an error changes nothing.',
    run: importCard,
  },
  template: {
    takes: ['FILE'],
    says: 'Writes a card without figures into a new file (.xlsx or .csv), to be filled in and imported.',
    run: writeTemplate,
  },
  export: {
    takes: ['[FILE]'],
    options: CARD,
    says: 'Writes a card, the current one or another version, into a new file (.xlsx or .csv); without a file, prints it as CSV.',
    run: exportCard,
  },
  show: {
    options: CARD,
    says: 'Prints the current card, or another version, and the names of all versions.',
    run: show,
  },
  check: {
    says: 'Looks at all cards, and tells which counts today and until when. Ends with 1 when none holds, or one is invalid.',
    run: check,
  },
});

await runAsMain(import.meta, run);

/** The content folder. @throws what explains an invalid configuration */
function folderOf({ terminal }: PlainCall): string {
  return configOf(terminal).contentDirectory;
}

async function importCard(call: PlainCall): Promise<Answer> {
  const directory = folderOf(call);
  const [file = ''] = call.words;
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
    return { text: lines.join('\n') };
  } catch (error) {
    if (error instanceof VersionTaken)
      throw new CommandError(`Nothing was imported. Fix these in ${file}:\n${error.message}`);
    throw error;
  }
}

async function exportCard(call: PlainCall): Promise<Answer> {
  const card = await cardOf(call);
  const [file] = call.words;
  if (file === undefined) return { text: cardCsv(card).trimEnd() };
  await writeSpreadsheet(file, cardTable(card), CARD_COLUMNS);
  return { text: `Card ${card.version} is in ${file}.` };
}

async function writeTemplate({ words: [file = ''] }: PlainCall): Promise<Answer> {
  await writeSpreadsheet<CardColumn>(file, emptyCardTable(), CARD_COLUMNS);
  const text = `The template is in ${file}. Fill in column 'value', and 'up_to_km' of each per_km; copy rows for more distances; delete the rows of trucks that you have no price for. Then: npm run rates -- import ${file}`;
  return { text };
}

async function show(call: PlainCall): Promise<Answer> {
  const card = await cardOf(call);
  const versions = (await allCards(folderOf(call))).cards.map((each) => each.version);
  return { text: `${cardText(card)}\n\nVersions: ${versions.join(', ')}`, data: { card, versions } };
}

async function check(call: PlainCall): Promise<Answer> {
  const { cards, problems } = await allCards(folderOf(call));
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

async function cardOf(call: PlainCall): Promise<RateCard> {
  const { cards } = await allCards(folderOf(call));
  const version = call.options['card'];
  const card =
    version === undefined ? currentCard(cards, today()) : cards.find((each) => each.version === version);
  if (card) return card;
  const versions = cards.map((each) => each.version).join(', ') || 'none';
  throw new CommandError(
    `There is no ${version === undefined ? 'current card' : `card ${version}`}. Versions: ${versions}.`,
  );
}
