import { contentModel } from './content-model.ts';

/** Stands for all types of the glossary, whose fields are the same. */
const TERM = 'glossaryA';
const FIELD = /^(?<id>\w+): /;

let known: Map<string, Map<string, string>> | undefined;

/** Says of an error that begins with the id of a field what editors call that field, where its id does not tell. */
export function withFieldName(error: string, contentType = ''): string {
  known ??= namesOfModel();
  const { id = '' } = FIELD.exec(error)?.groups ?? {};
  const name = known.get(contentType.replace(/^glossary[A-Z]$/, TERM))?.get(id);
  if (!name || name.toLowerCase() === id.toLowerCase()) return error;
  return `${id} ('${name}')${error.slice(id.length)}`;
}

function namesOfModel(): Map<string, Map<string, string>> {
  const { contentTypes } = contentModel({ pages: { glossary: { letters: ['A'] } } });
  const short = (name: string) => name.split(/[:,]/)[0] ?? name;
  return new Map(
    contentTypes.map(({ sys, fields }) => [sys.id, new Map(fields.map(({ id, name }) => [id, short(name)]))]),
  );
}
