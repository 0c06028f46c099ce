import type { Document } from '@contentful/rich-text-types';
import type { Picture } from '../media/picture.ts';
import type { Meta } from '../shared/copy.ts';
import { GUIDES_PATH } from '../shared/page-paths.ts';
import type { Tag } from './blog.ts';

/** An e-guide as lists show it. */
export interface GuideSummary {
  slug: string;
  title: string;
  subTitle: string;
  /** ISO date, `2026-11-12`: the day of publication in Africa/Lagos. */
  date: string;
  tags: Tag[];
  image: Picture;
}

/** Where the PDF of a guide is: a file below `dist/guides/`, made at build, or a file of the content service. */
export type GuidePdf = { file: string } | { url: string };

/** A guide with the text of its page; `content` is absent when the entry has none yet. The PDF's address is in no page. */
export interface Guide extends GuideSummary {
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
  pdf?: GuidePdf;
}

/** How many other guides are below a guide (specification, section 9). */
export const RELATED_GUIDES = 3;

/** Address of the screen after a request for a guide that was sent without script. */
export const GUIDE_SENT_PATH = `${GUIDES_PATH}/sent`;

/** Its parameters: which guide, and the part of a link that the API handed out. */
export const GUIDE_PARAMETER = 'guide';
export const DOWNLOAD_PARAMETER = 'download';

/** Address of a guide's page. */
export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${slug}`;
}

/** The files of a guide, by the ends of their names: the PDF, and its worksheets as a workbook. */
export const GUIDE_FILES = ['pdf', 'xlsx'] as const;
export type GuideFile = (typeof GUIDE_FILES)[number];

/** Name of a file of a guide, below `dist/guides/` and for anyone who downloads it. */
export const guideFileName = (slug: string, kind: GuideFile): string => `${slug}.${kind}`;

/** Address of a file of a guide for anyone who holds the token that the API hands out. */
export const guideFilePath = (token: string, slug: string, kind: GuideFile): string =>
  `/api/guides/${token}/${guideFileName(slug, kind)}`;

/** Whether a guide has a workbook: the build makes it with the PDF, the content service has none. */
export const hasWorkbook = ({ pdf }: Pick<Guide, 'pdf'>): boolean => pdf !== undefined && 'file' in pdf;

/** Id of the place on a guide's page where the form is. */
export const GUIDE_FORM_ANCHOR = 'get_guide';
