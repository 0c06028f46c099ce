import { describe, expect, test } from 'vitest';
import { destination } from './links.ts';

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
