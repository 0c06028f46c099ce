import { isPair, isScalar, isSeq, parseDocument, type ScalarTag, visit } from 'yaml';
import { explainYaml } from './yaml-errors.ts';
import { yamlSlip } from './yaml-slips.ts';

/** Marks a text that states how the company works and that nobody has confirmed; it is read as if it were not marked. */
const UNCONFIRMED: ScalarTag = { tag: '!unconfirmed', resolve: (text) => text };

/** How the content's YAML is read. */
export const YAML_OPTIONS = { customTags: [UNCONFIRMED] };

/** Reads YAML; dates stay text. `fault` says in one line, with its number, why it cannot be read and what to do. */
export function readYaml(text: string): { value: unknown; fault?: string } {
  const document = parseDocument(text, YAML_OPTIONS);
  const [error] = document.errors;
  const fault = error ? explainYaml(error, text) : yamlSlip(document, text, UNCONFIRMED.tag);
  return fault === undefined ? { value: document.toJS() } : { value: undefined, fault };
}

/** The texts that are marked `!unconfirmed`, with the field that each stands in, like `lists.2.answer`. */
export function confirmationsMissing(text: string): { field: string; words: string }[] {
  const document = parseDocument(text, YAML_OPTIONS);
  const found: { field: string; words: string }[] = [];
  visit(document, {
    Scalar(_key, scalar, ancestors) {
      if (scalar.tag === UNCONFIRMED.tag)
        found.push({ field: fieldOf([...ancestors, scalar]), words: String(scalar.value) });
    },
  });
  return found;
}

/** Keys and places that lead through the nodes of a document to the last of them. */
function fieldOf(nodes: readonly unknown[]): string {
  const steps = nodes.flatMap((node, depth) => {
    if (isPair(node)) return isScalar(node.key) ? [String(node.key.value)] : [];
    return isSeq(node) ? [String(node.items.indexOf(nodes[depth + 1]))] : [];
  });
  return steps.join('.');
}
