import { z } from 'zod';
import { COVERS, type Post, type Tag } from '#domain/blog.ts';
import { metaSchema } from '#domain/copy.ts';
import { slug } from '#domain/slug.ts';
import type { Files } from './files.ts';
import { markdownToRichText } from './markdown.ts';
import { remedy } from './remedies.ts';
import { readYaml } from './yaml.ts';

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
const FRONT_MATTER = /^---\r?\n(?<head>.*?\r?\n)---[^\S\n]*(?:\r?\n|$)(?<body>.*)$/s;

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
    const parts = FRONT_MATTER.exec(text)?.groups;
    if (!parts) {
      report("begin with '---', the fields title, subTitle, date, tags, cover and meta, and '---'");
      continue;
    }
    const { head = '', body = '' } = parts;
    const above = text.slice(0, text.length - body.length).replace(/[^\n]/g, '');
    const { document, faults } = await markdownToRichText(above + body);
    faults.forEach(report);
    const fields = parseFields(head, report);
    if (!fields || fields.draft) continue;
    const { draft: _, tags: names, ...rest } = fields;
    const content = document.content.length > 0 ? { content: document } : {};
    posts.push({ slug: name, ...rest, tags: names.map((tag) => sameTag(tags, tag, report)), ...content });
  }
  return posts.sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
}

function parseFields(head: string, report: (problem: string) => void) {
  const { value, fault } = readYaml(`\n${head}`);
  if (fault) {
    report(fault);
    return;
  }
  const parsed = frontMatterSchema.safeParse(value ?? {}, { error: remedy });
  for (const { path, message } of parsed.error?.issues ?? [])
    report(path.length > 0 ? `${path.join('.')}: ${message}` : message);
  return parsed.data;
}

function sameTag(known: Map<string, Tag>, name: string, report: (problem: string) => void): Tag {
  const tag = known.get(slug(name)) ?? { id: slug(name), name };
  known.set(tag.id, tag);
  if (tag.name !== name) report(`tags: write '${tag.name}' as in other posts, not '${name}'`);
  return tag;
}
