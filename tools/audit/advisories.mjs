/** @typedef {{ id: string, package: string, title: string, severity: string }} Advisory */
/** @typedef {{ id: string, reason: string, until: string }} Exception `until` is the day from which it no longer holds */

/**
 * @param {string} output of `npm audit --json`
 * @returns {Advisory[] | undefined} nothing when the registry gave no answer
 */
export function readAdvisories(output) {
  /** @type {{ vulnerabilities?: Record<string, { via: (string | { url: string, title: string, severity: string })[] }> }} */
  let report;
  try {
    report = JSON.parse(output.slice(output.indexOf('{')));
  } catch {
    return undefined;
  }
  if (!report.vulnerabilities) return undefined;
  const found = Object.entries(report.vulnerabilities).flatMap(([name, { via }]) =>
    via.flatMap((cause) =>
      typeof cause === 'string'
        ? []
        : [
            {
              id: cause.url.split('/').at(-1) ?? '',
              package: name,
              title: cause.title,
              severity: cause.severity,
            },
          ],
    ),
  );
  return sameOnce(found);
}

/**
 * @param {Advisory[]} advisories
 * @returns {Advisory[]} each error of a package once, no matter who reports it and however often
 */
export function sameOnce(advisories) {
  return [
    ...new Map(advisories.map((advisory) => [`${advisory.package} ${advisory.id}`, advisory])).values(),
  ];
}

/**
 * @param {Advisory[]} advisories
 * @param {Exception[]} exceptions
 * @param {Date} now
 * @returns {{ errors: string[], excepted: string[] }}
 */
export function validate(advisories, exceptions, now) {
  const valid = new Map(exceptions.filter(({ until }) => now < new Date(until)).map((one) => [one.id, one]));
  /** @type {string[]} */
  const excepted = [];
  const errors = advisories.flatMap(({ id, package: name, title, severity }) => {
    const exception = valid.get(id);
    if (!exception) return [`${severity}: ${name}: ${title} (${id})`];
    excepted.push(`${name}: ${id} until ${exception.until}: ${exception.reason}`);
    return [];
  });
  return { errors, excepted };
}
