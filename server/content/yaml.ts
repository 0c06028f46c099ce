import { parseDocument } from 'yaml';

/** Reads YAML; dates stay text. `fault` says in one line, with line and column, why it cannot be read. */
export function readYaml(text: string): { value: unknown; fault?: string } {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (!error) return { value: document.toJS() };
  return { value: undefined, fault: error.message.split('\n')[0]?.replace(/:$/, '') };
}
