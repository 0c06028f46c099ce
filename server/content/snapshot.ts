import { basename } from 'node:path';
import type { Document } from '@contentful/rich-text-types';
import type { Post, Tag } from '#domain/blog.ts';
import type { CaseStudy } from '#domain/case-studies.ts';
import type { FaqCategoryId, Question } from '#domain/faq.ts';
import type { Term } from '#domain/glossary.ts';
import type { GuideText } from '#domain/guide-pdf.ts';
import type { Guide } from '#domain/guides.ts';
import { parseCaseStudies } from './case-studies.ts';
import { ContentError } from './content-error.ts';
import { type Copy, parseCopy } from './copy.ts';
import { entryTargets, entryTexts, placedArticles } from './entry-targets.ts';
import { fingerprint, readFiles } from './files.ts';
import { parseGuideTexts } from './guide-texts.ts';
import { parseGuides } from './guides.ts';
import { setTargets } from './link-targets.ts';
import { readPictures, setCovers } from './pictures.ts';
import { parsePosts } from './posts.ts';
import { parsePrivacy } from './privacy.ts';
import { parseQuestions } from './questions.ts';
import { TagNames } from './tag-names.ts';
import { parseTerms } from './terms.ts';

/** All content at one moment; never changed, only replaced. */
export interface Snapshot {
  revision: string;
  copy: Copy;
  posts: Post[];
  guides: Guide[];
  /** What the guides' PDFs are made from. */
  guideTexts: GuideText[];
  caseStudies: CaseStudy[];
  tags: Tag[];
  questions: Map<FaqCategoryId, Question[]>;
  terms: Term[];
  privacy: Document;
}

/**
 * Reads and checks the whole content folder.
 * @throws ContentError with every problem in it
 */
export async function readSnapshot(directory: string): Promise<Snapshot> {
  const files = await readFiles(directory);
  const problems: string[] = [];
  const copy = parseCopy(files, problems);
  const names = new TagNames();
  const posts = await parsePosts(files, names, problems);
  const guides = await parseGuides(files, names, problems);
  const guideTexts = await parseGuideTexts(files, guides, problems);
  const caseStudies = await parseCaseStudies(files, problems);
  const questions = await parseQuestions(files, copy?.site, problems);
  const terms = copy ? await parseTerms(files, copy.pages.glossary.letters, problems) : [];
  const privacy = await parsePrivacy(files, copy?.site, problems);
  const pictures = await readPictures(directory, problems);
  const entries = { posts, guides, caseStudies, terms };
  setCovers(placedArticles(entries), pictures, problems);
  setTargets(entryTexts(entries), entryTargets(entries), pictures, problems);
  if (!copy || problems.length > 0)
    throw new ContentError(problems.map((problem) => `${basename(directory)}/${problem}`));
  return {
    revision: fingerprint(files, pictures),
    copy,
    posts,
    guides,
    guideTexts,
    caseStudies,
    tags: tagsOf(posts),
    questions,
    terms,
    privacy,
  };
}

function tagsOf(posts: Post[]): Tag[] {
  const byId = new Map(posts.flatMap(({ tags }) => tags).map((tag) => [tag.id, tag]));
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name));
}
