/** Deprecated since 2020, so a registry that says nothing of it says nothing of any package. */
const KNOWN = 'request@2.88.2';
/** Each question starts a process of npm. */
const AT_ONCE = 4;

/**
 * @typedef {(spec: string) => Promise<string | undefined>} Ask the registry's word on a version, like `fastify@5.0.0`: empty where it is not
 * deprecated, nothing where the registry does not answer
 */

/**
 * Asks the registry which packages are deprecated in the version that is used.
 * @param {Record<string, string>} dependencies versions by name
 * @param {Ask} ask
 * @returns {Promise<string[] | undefined>} a sentence each; nothing where the registry reports no package
 */
export async function deprecatedPackages(dependencies, ask) {
  if (!(await ask(KNOWN))) return undefined;
  const specs = Object.entries(dependencies).map(([name, version]) => `${name}@${version}`);
  const waiting = [...specs];
  /** @type {Map<string, string | undefined>} */
  const words = new Map();
  const askNext = async () => {
    for (let spec = waiting.shift(); spec; spec = waiting.shift()) words.set(spec, await ask(spec));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  return specs.flatMap((spec) => {
    const word = words.get(spec);
    if (word === undefined) return [`${spec}: the registry gave no answer`];
    return word ? [`${spec} is deprecated: ${word}`] : [];
  });
}
