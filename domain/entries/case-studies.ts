import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '../media/picture.ts';
import type { Meta } from '../shared/copy.ts';
import { CASE_STUDIES_PATH } from '../shared/page-paths.ts';

/** A case study as lists show it. */
export interface CaseStudySummary {
  slug: string;
  title: string;
  subTitle: string;
  /** ISO date, `2026-11-12`: the day of publication in Africa/Lagos. */
  date: string;
  image: Picture;
  /** Name of the customer, who agreed to be named. */
  client?: string;
}

/** A case study with its text; `content` is absent when the entry has none yet. */
export interface CaseStudy extends CaseStudySummary {
  meta: Meta;
  /** When on its day it is first shown (ISO 8601, UTC), where an editor chose a time; otherwise as the day begins in Lagos. */
  appears?: string;
  /** The day of its last change, where there was one. */
  updated?: string;
  /** Keeps words of the glossary in the text without links. */
  termLinks?: false;
  /** Slugs that it had before; their addresses lead here. */
  formerly?: string[];
  content?: Document;
}

/** Address of a case study. */
export function caseStudyPath(slug: string): string {
  return `${CASE_STUDIES_PATH}/${slug}`;
}
