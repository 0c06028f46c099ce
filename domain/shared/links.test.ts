import { describe, expect, test } from 'vitest';
import { destination, ownPath } from './links.ts';

describe('destination', () => {
  test.each([
    ['/products/haulage', 'site'],
    ['#terminal', 'site'],
    ['https://customs.gov.ng/?page_id=3147', 'outbound'],
    ['http://example.com', 'outbound'],
    ['//example.com/x', 'unsafe'],
    ['\\\\example.com', 'unsafe'],
    ['mailto:sales@example.com', 'person'],
    ['tel:+2348030000000', 'person'],
    ['javascript:alert(1)', 'unsafe'],
    ['JaVaScRiPt:alert(1)', 'unsafe'],
    [' javascript:alert(1)', 'unsafe'],
    ['java\nscript:alert(1)', 'unsafe'],
    ['data:text/html,<script>', 'unsafe'],
    ['vbscript:x', 'unsafe'],
    ['file:///etc/passwd', 'unsafe'],
    ['page-without-slash', 'unsafe'],
    ['https://', 'unsafe'],
    ['', 'unsafe'],
  ])('%j is %s', (uri, expected) => {
    expect(destination(uri)).toBe(expected);
  });
});

test.each([
  ['https://www.example.com/resources/faq?q=a#b', '/resources/faq?q=a#b'],
  ['http://example.com/resources/faq', '/resources/faq'],
  ['https://www.example.com', '/'],
  ['https://example.com.evil.test/x', 'https://example.com.evil.test/x'],
  ['https://other.example.com/x', 'https://other.example.com/x'],
  ['/resources/faq', '/resources/faq'],
  ['mailto:desk@example.com', 'mailto:desk@example.com'],
])('a link to %s leads to %s on this site', (uri, expected) => {
  expect(ownPath(uri, 'https://www.example.com')).toBe(expected);
});
