import type { Document } from '@contentful/rich-text-types';
import type { Tag } from './blog.ts';
import type { Meta } from './copy.ts';
import type { Picture } from './picture.ts';

/** What a list shows of an e-guide. */
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

/** A guide with the text of its page; `content` is absent when the entry has none yet. The PDF's address stands in no page. */
export interface Guide extends GuideSummary {
  meta: Meta;
  /** The day of its last change, where there was one. */
  updated?: string;
  content?: Document;
  pdf?: GuidePdf;
}

/** How many other guides stand below a guide (specification, section 9). */
export const RELATED_GUIDES = 3;

/** Address of the list of guides. */
export const GUIDES_PATH = '/resources/e-guides';

/** Address of the screen after a request for a guide that was sent without script. */
export const GUIDE_SENT_PATH = `${GUIDES_PATH}/sent`;

/** Its parameters: which guide, and the part of a link that the API handed out. */
export const GUIDE_PARAMETER = 'guide';
export const DOWNLOAD_PARAMETER = 'download';

/** Address of a guide's page. */
export function guidePath(slug: string): string {
  return `${GUIDES_PATH}/${slug}`;
}

/** Id of the place on a guide's page where the form stands. */
export const GUIDE_FORM_ANCHOR = 'get_guide';
