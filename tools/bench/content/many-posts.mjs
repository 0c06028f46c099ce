import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const CONTENT = new URL('../../../content', import.meta.url).pathname;
/** The length of a post among many, in letters. */
const LETTERS = 9000;

/**
 * Copies the content folder and adds posts to it: the bodies of the real ones, in turns, so that the Markdown is as people write it.
 * @param {string} folder that does not exist yet
 * @param {number} count how many
 * @returns {{ file: string, path: string }} one of them, and the path of its page
 */
export function writeManyPosts(folder, count) {
  cpSync(CONTENT, folder, { recursive: true });
  const names = readdirSync(join(CONTENT, 'blog')).filter((name) => /^[^.]+\.md$/.test(name));
  const texts = names.map((name) => readFileSync(join(CONTENT, 'blog', name), 'utf8'));
  for (let n = 0; n < count; n += 1)
    writeFileSync(join(folder, `blog/of-many-${n}.md`), postOf(texts[n % texts.length] ?? '', n));
  return { file: join(folder, 'blog/of-many-7.md'), path: '/resources/blog/of-many-7' };
}

/** @param {string} text @param {number} n */
function postOf(text, n) {
  const [, head = '', body = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(text) ?? [];
  const paragraphs = body.slice(0, LETTERS).split('\n\n');
  if (body.length > LETTERS) paragraphs.pop();
  const title = `title: Post ${n} of many`;
  const kept = head.replace(/^title:.*$/m, title).replace(/^formerly:.*\n/m, '');
  return `---\n${kept}---\n${paragraphs.join('\n\n')}\n`;
}
