import type { Page } from '@playwright/test';

/** Kinds of the browser's own issues that tell of something that was barred, or should have been. */
const ISSUES = new Set(['ContentSecurityPolicyIssue', 'MixedContentIssue', 'BlockedByResponseIssue']);

/**
 * Notes whatever the policy of a page bars from now on: events of the page, and issues of the browser's inspector, which also
 * knows what happens before any script runs.
 * @returns the list, which grows
 */
export async function watchViolations(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => void seen.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { effectiveDirective, blockedURI, sourceFile, sample } = event;
      const { noteViolation } = window as unknown as { noteViolation(text: string): void };
      noteViolation([effectiveDirective, blockedURI, sourceFile, sample].join(' '));
    });
  });
  const inspector = await page.context().newCDPSession(page);
  inspector.on('Audits.issueAdded', ({ issue }) => {
    if (ISSUES.has(issue.code)) seen.push(`${issue.code}: ${JSON.stringify(issue.details)}`);
  });
  await inspector.send('Audits.enable');
  return seen;
}
