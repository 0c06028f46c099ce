import type { Document } from '@contentful/rich-text-types';
import { z } from 'zod';
import type { Site } from '../company/site.ts';
import type { GuideFile, GuideSummary } from './guides.ts';

/** Stands at the head of a list item that the reader ticks off; an editor writes `- [ ]`. */
export const TICK_BOX = '☐';
/** The same, with its tick. */
export const TICKED_BOX = '☑';

/** Where a fact of a guide comes from; every link of the text is one. */
export const sourceSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }).describe('the full address of the page where it is written'),
  name: z.string().trim().min(8).max(90).describe('who says it, and what'),
  date: z.string().trim().min(4).max(40).describe('the day, month or year it was published, or undated'),
});

/** The head of `content/guides/*.pdf.md`; title, date and picture are those of the guide's page. */
export const guidePdfSchema = z.strictObject({
  audience: z.string().trim().min(5).max(40).describe('who it is for'),
  sources: z
    .array(sourceSchema)
    .min(1)
    .describe('listed at the end of the PDF: the text links to each of them'),
});

/** Words that every guide's PDF has (`content/guide-pdf.yaml`). */
export const guidePdfCopySchema = z.strictObject({
  contents: z.string(),
  page: z
    .string()
    .regex(/\{n\}.*\{total\}/, 'say where {n} and {total} stand')
    .describe('the number of a page: {n} of {total}'),
  sources: z.strictObject({ heading: z.string(), lead: z.string() }),
  workbook: z.strictObject({
    name: z.string().max(31).describe('name of the first sheet'),
    lead: z.string().trim().min(20),
    field: z.string().trim().min(20).describe('shown in the colour of cells to fill in'),
    sum: z.string().trim().min(20).describe('shown in the colour of cells that are reckoned'),
  }),
  back: z.strictObject({
    heading: z.string().max(40),
    text: z.string().trim().min(20).max(240),
    labels: z.strictObject({
      phone: z.string(),
      email: z.string(),
      whatsapp: z.string(),
      address: z.string(),
    }),
    caution: z.string().trim().min(20).max(240),
  }),
});

export type Source = z.infer<typeof sourceSchema>;
export type GuidePdfCopy = z.infer<typeof guidePdfCopySchema>;

/** The whole text of a guide's PDF. */
export interface GuideText
  extends z.infer<typeof guidePdfSchema>,
    Pick<GuideSummary, 'slug' | 'title' | 'subTitle' | 'date' | 'image'> {
  content: Document;
}

/** The text of a guide's PDF: its front matter and its document. */
export type PdfText = z.infer<typeof guidePdfSchema> & { content: Document };

/** All that the PDF and the workbook of one guide are made of. */
export interface GuideWords {
  text: GuideText;
  site: Site;
  copy: GuidePdfCopy;
}

/** Asks for the files of a guide. */
export interface GuideOrder extends GuideWords {
  /** Absolute paths by kind. */
  files: Record<GuideFile, string>;
}

/** The whole text of a PDF: what the page of the guide says, and what only the PDF has. */
export function guideText({ slug, title, subTitle, date, image }: GuideSummary, text: PdfText): GuideText {
  return { slug, title, subTitle, date, image, ...text };
}
