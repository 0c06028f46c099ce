import { z } from 'zod';
import { COVERS, type Post, type Tag } from '#domain/blog.ts';
import { metaSchema } from '#domain/copy.ts';
import { slug } from '#domain/slug.ts';
import type { Files } from './files.ts';
import { readEntry } from './front-matter.ts';

const SUBTITLE = 'write 20 to 160 characters';

/** The head of `content/blog/*.md`. A draft is checked like any other post and not shown. */
const frontMatterSchema = z.strictObject({
  title: z.string().min(5).max(90),
  subTitle: z.string().min(20, SUBTITLE).max(160, SUBTITLE),
  date: z.iso.date('write the day as 2026-11-21'),
  tags: z.array(z.string().min(2)).min(1),
  cover: z.enum(COVERS),
  meta: metaSchema,
  draft: z.boolean().default(false),
});

const POST_FILE = /^blog\/(?<name>[^/]+)\.md$/;

/**
 * Makes the posts, newest first, from `blog/*.md`; the file name is the slug.
 * @param problems takes a line for every fault, with file, field or line, and remedy
 */
export async function parsePosts(files: Files, problems: string[]): Promise<Post[]> {
  const tags = new Map<string, Tag>();
  const posts: Post[] = [];
  for (const [file, text] of files) {
    const { name } = POST_FILE.exec(file)?.groups ?? {};
    if (name === undefined) continue;
    const report = (problem: string) => problems.push(`${file}: ${problem}`);
    if (name !== slug(name)) report(`rename it to ${slug(name)}.md: the file name is the address`);
    const entry = await readEntry(text, frontMatterSchema, report);
    if (!entry || entry.fields.draft) continue;
    const { fields, ...body } = entry;
    const { draft: _, tags: names, ...rest } = fields;
    posts.push({ slug: name, ...rest, tags: names.map((tag) => sameTag(tags, tag, report)), ...body });
  }
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function sameTag(known: Map<string, Tag>, name: string, report: (problem: string) => void): Tag {
  const tag = known.get(slug(name)) ?? { id: slug(name), name };
  known.set(tag.id, tag);
  if (tag.name !== name) report(`tags: write '${tag.name}' as in other posts, not '${name}'`);
  return tag;
}
