import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineCodeOf, onlyHashesOf } from './security.ts';

const source = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('the policy of a page names its own inline code and no other', () => {
  const html = '<head><style data-x>p{color:red}</style></head><script type="module">go()</script>';
  const policy = `default-src 'self';script-src 'self' ${source('go()')} ${source('stop()')}; style-src 'self' ${source('p{color:red}')};`;
  expect(onlyHashesOf(inlineCodeOf(html), policy)).toBe(
    `default-src 'self';script-src 'self' ${source('go()')}; style-src 'self' ${source('p{color:red}')};`,
  );
});

test('code that the build does not know is not let in', () => {
  const policy = `script-src 'self' ${source('go()')};`;
  expect(onlyHashesOf(inlineCodeOf('<script>evil()</script>'), policy)).toBe("script-src 'self';");
});

test('words in a value that look like code hide no code', () => {
  const policy = `script-src 'self' ${source('go()')};`;
  const html = '<meta content="about <style> and <script>"><p title=\'<style>"\'>x</p><script>go()</script>';
  expect(onlyHashesOf(inlineCodeOf(html), policy)).toBe(policy);
});
