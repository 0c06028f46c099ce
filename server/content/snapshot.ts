import { basename } from 'node:path';
import type { Document } from '@contentful/rich-text-types';
import type { FaqCategoryId, Question } from '#domain/faq.ts';
import { type GuideText, guideText, type PdfText } from '#domain/guide-pdf.ts';
import type { RateCard } from '#domain/rates/card.ts';
import { type RoadBook, roadBook } from '#domain/roads/road-book.ts';
import type { RoadFiles } from '#domain/roads/road-files.ts';
import { wholeDistances } from '#domain/roads/sourced-distances.ts';
import { checkPeople } from './bylines.ts';
import { parseCaseStudies } from './case-studies.ts';
import { ContentError } from './content-error.ts';
import { type Copy, parseCopy } from './copy.ts';
import { type Entries, entryTargets, entryTexts, placedArticles } from './entry-targets.ts';
import { type Files, readFiles } from './files.ts';
import { copyFingerprint, entriesFingerprint } from './fingerprints.ts';
import { parseGuideTexts } from './guide-texts.ts';
import { parseGuides } from './guides.ts';
import { setTargets } from './link-targets.ts';
import { type Pictures, readPictures, setCovers } from './pictures.ts';
import { setPortraits } from './portraits.ts';
import { checkPlaces } from './post-places.ts';
import { parsePosts } from './posts.ts';
import { parsePrivacy } from './privacy.ts';
import { parseQuestions } from './questions.ts';
import { parseRateCards } from './rate-cards.ts';
import { TagNames } from './tag-names.ts';
import { parseTerms } from './terms.ts';
import { encodingFault } from './text-file.ts';

/** The copy of all pages at one moment; never changed, only replaced. */
export interface CopySnapshot {
  /** Fingerprint of the copy and the pictures. */
  revision: string;
  copy: Copy;
  questions: Map<FaqCategoryId, Question[]>;
  privacy: Document;
  /** Built of `copy.roads`, once. */
  roads: RoadBook;
  /** What the PDFs of guides say, by the slug of the guide. */
  pdfTexts: Map<string, PdfText>;
  /** All versions, newest first. */
  rateCards: RateCard[];
}

/** The entries of the content folder, and what the guides' PDFs are made from. */
export interface FolderEntries extends Entries {
  guideTexts: GuideText[];
}

/** The content folder at one moment. */
export interface Snapshot extends CopySnapshot {
  /** Absent when they are known already. */
  entries?: FolderEntries;
  /** Of the entries, read or not. */
  entriesFingerprint: string;
}

/** Whether the entries of a fingerprint need not be read again, as they were found in order before. */
export type IsKnown = (fingerprint: string) => boolean;

/** What was found in the files of the content folder. */
export interface Findings {
  /** Absent when a file cannot be used. */
  snapshot?: Snapshot;
  /** A line for every fault, which begins with its file. */
  problems: string[];
  /** The same, where something leads nowhere: its entry can be shown without it. */
  gaps: string[];
}

/**
 * Reads and checks the content folder.
 * @throws ContentError with every problem in it
 */
export async function readSnapshot(directory: string): Promise<Required<Snapshot>> {
  const files = await readFiles(directory);
  const unreadable: string[] = [];
  const pictures = await readPictures(directory, unreadable);
  const { snapshot, problems, gaps } = await parseSnapshot(files, pictures);
  const found = [...problems, ...unreadable, ...gaps];
  if (!snapshot?.entries || found.length > 0) throw new ContentError(placed(directory, found));
  return { ...snapshot, entries: snapshot.entries };
}

/** Problems with the name of the content folder before their files. */
export function placed(directory: string, problems: string[]): string[] {
  return problems.map((problem) => `${basename(directory)}/${problem}`);
}

/** Makes a snapshot of texts and pictures. */
export async function parseSnapshot(
  files: Files,
  pictures: Pictures,
  isKnown: IsKnown = () => false,
): Promise<Findings> {
  const problems: string[] = [];
  const gaps: string[] = [];
  for (const [file, text] of files) {
    const fault = encodingFault(text);
    if (fault) problems.push(`${file}: ${fault}`);
  }
  const copy = parseCopy(files, problems);
  const questions = await parseQuestions(files, copy?.site, problems);
  const privacy = await parsePrivacy(files, copy?.site, problems);
  const rateCards = parseRateCards(files, problems);
  const pdfTexts = await parseGuideTexts(files, problems);
  const fingerprint = await entriesFingerprint(files, pictures);
  const letters = copy?.pages.glossary.letters ?? [];
  const entries = isKnown(fingerprint)
    ? undefined
    : await parseEntries(files, pictures, letters, pdfTexts, { problems, gaps });
  if (copy)
    setPortraits(
      [
        ...Object.entries(copy.people).map(([id, one]) => [`people.yaml: ${id}`, one] as const),
        ...copy.testimonials.map((one) => [`testimonials.yaml: ${one.name}`, one] as const),
      ],
      pictures,
      gaps,
    );
  if (entries) checkPlaces(entries.posts, problems);
  if (copy && entries) checkPeople(entries.posts, copy.people, problems);
  if (!copy || problems.length > 0) return { problems, gaps };
  const snapshot: Snapshot = {
    revision: copyFingerprint(files, pictures),
    copy,
    questions,
    privacy,
    roads: bookOf(copy.roads),
    pdfTexts,
    rateCards,
    ...(entries && { entries }),
    entriesFingerprint: fingerprint,
  };
  return { snapshot, problems, gaps };
}

const bookOf = ({ places, segments, cautions, sources, 'sourced-distances': said }: RoadFiles) =>
  roadBook(places, segments, cautions, wholeDistances(said, sources));

async function parseEntries(
  files: Files,
  pictures: Pictures,
  letters: string[],
  pdfTexts: Map<string, PdfText>,
  { problems, gaps }: Omit<Findings, 'snapshot'>,
): Promise<FolderEntries> {
  const names = new TagNames();
  const posts = await parsePosts(files, names, problems);
  const guides = await parseGuides(files, names, problems);
  const caseStudies = await parseCaseStudies(files, problems);
  const terms = letters.length > 0 ? await parseTerms(files, letters, problems) : [];
  names.checkSpelling();
  const guideTexts = guides.flatMap((guide) => {
    const text = pdfTexts.get(guide.slug);
    return text ? [guideText(guide, text)] : [];
  });
  const entries = { posts, guides, guideTexts, caseStudies, terms };
  setCovers(placedArticles(entries), pictures, gaps);
  setTargets(entryTexts(entries), entryTargets(entries), pictures, gaps);
  return entries;
}
