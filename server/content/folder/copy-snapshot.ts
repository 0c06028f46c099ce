import type { Document } from '@contentful/rich-text-types';
import type { FaqCategory, Question } from '#domain/entries/faq.ts';
import type { PdfText } from '#domain/entries/guide-pdf.ts';
import type { RateCard } from '#domain/price/rates/card.ts';
import { type RoadBook, roadBook } from '#domain/price/roads/road-book.ts';
import type { RoadFiles } from '#domain/price/roads/road-files.ts';
import { wholeDistances } from '#domain/price/roads/sources.ts';
import type { Pictures } from '../../media/pictures/pictures.ts';
import { type Copy, parseCopy } from '../copy/copy.ts';
import { setCopyPhotos } from '../copy/copy-photos.ts';
import { parsePrivacy } from '../copy/privacy.ts';
import { parseRateCards } from '../copy/rate-cards.ts';
import { parseGuideTexts } from '../entries/guides.ts';
import { parseQuestions } from '../entries/questions.ts';
import type { Files } from '../formats/errors.ts';
import { linksOfPages, type WrittenLink, withPlaces } from './written-links.ts';

/** The copy of all pages at one moment; never changed, only replaced. */
export interface CopySnapshot {
  /** Fingerprint of the copy and the pictures. */
  revision: string;
  copy: Copy;
  questions: Map<FaqCategory, Question[]>;
  privacy: Document;
  /** Built of `copy.roads`, once. */
  roads: RoadBook;
  /** The texts of the guides' PDFs, by the slug of the guide. */
  pdfTexts: Map<string, PdfText>;
  /** All versions, newest first. */
  rateCards: RateCard[];
  /** The links of all this. */
  links: WrittenLink[];
  /** The files that the language has of its own, and not from the default one. */
  written: string[];
}

/** The content of the files besides entries, as far as it is in order. */
export interface PagesOfFiles {
  pages: Pick<CopySnapshot, 'questions' | 'privacy' | 'rateCards' | 'pdfTexts' | 'links'> & {
    copy: Copy | undefined;
  };
  /** A line for every error, which begins with its file. */
  problems: string[];
  /** The same, where something leads nowhere. */
  gaps: string[];
}

/** Reads those files. */
export async function parsePages(
  files: Files,
  pictures: Pictures,
  isTranslation?: boolean,
): Promise<PagesOfFiles> {
  const problems: string[] = [];
  const gaps: string[] = [];
  const copy = parseCopy(files, problems, isTranslation);
  const questions = await parseQuestions(files, copy?.site, problems);
  const privacy = await parsePrivacy(files, copy?.site, problems);
  const rateCards = parseRateCards(files, problems);
  const pdfTexts = await parseGuideTexts(files, problems);
  if (copy) setCopyPhotos(copy, pictures, gaps);
  const links = withPlaces(linksOfPages(files, { questions, privacy, pdfTexts }), files);
  return { pages: { copy, questions, privacy, rateCards, pdfTexts, links }, problems, gaps };
}

/** One book for one copy, by which pages of roads are seen to be as they were. */
const books = new WeakMap<RoadFiles, RoadBook>();

/** The roads of the copy as pages ask for them. */
export function bookOf(files: RoadFiles): RoadBook {
  const { places, segments, cautions, sources, 'sourced-distances': said } = files;
  const book = books.get(files) ?? roadBook(places, segments, cautions, wholeDistances(said, sources));
  books.set(files, book);
  return book;
}
