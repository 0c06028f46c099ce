import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import { PAGE_QUERIES } from '#domain/pages/page-queries.ts';
import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { ofPath } from '#domain/shared/paths.ts';

/** A question to content. */
interface Question {
  content: Content;
  method: keyof Content;
  args: readonly unknown[];
}

/** An answer of content to a question. */
interface Read extends Question {
  /** Says the answer in few bytes. */
  readonly mark: string;
}

/** An answer that content gave at a revision, and would give still. */
interface Known extends Read {
  asOf: string;
}

type Method = (...args: readonly unknown[]) => unknown;

/** Of each language; pages that are drawn by lot ask some that no other page asks. */
const MOST_KNOWN = 20_000;

/** The marks of answers that are there still: copy is the same object from one change to the next. */
const marks = new WeakMap<object, string>();
let opaque = 0;

const ask = ({ content, method, args }: Question): unknown => (content[method] as Method)(...args);

/** Says an answer in few bytes. One that holds functions is the same only as long as it is the very same. */
function markOf(answer: unknown): string {
  const isObject = typeof answer === 'object' && answer !== null;
  const known = isObject && marks.get(answer);
  if (known) return known;
  const mark = digestOf(answer) ?? `opaque ${opaque++}`;
  if (isObject) marks.set(answer, mark);
  return mark;
}

function digestOf(answer: unknown): string | undefined {
  try {
    return hash('sha1', serialize(answer), 'base64');
  } catch {
    return undefined;
  }
}

/** The answers of content as they are now: after a change, each question is asked once for all pages. */
export class Answers {
  readonly #revision: () => string;
  readonly #known = new Map<Content, LRUCache<string, Known>>();

  /** @param revision of the content */
  constructor(revision: () => string) {
    this.#revision = revision;
  }

  /** The answer now; the very same object where it is as it was. */
  now(question: Question): Read {
    const known = this.#of(question.content).get(keyOf(question));
    return known?.asOf === this.#revision() ? known : this.note(question, ask(question));
  }

  /** Takes note of an answer that content has given just now. */
  note(question: Question, answer: unknown): Read {
    const [table, key] = [this.#of(question.content), keyOf(question)];
    const [mark, asOf] = [markOf(answer), this.#revision()];
    const known = table.get(key);
    if (known?.mark === mark) return Object.assign(known, { asOf });
    const read = { ...question, mark, asOf };
    table.set(key, read);
    return read;
  }

  #of(content: Content): LRUCache<string, Known> {
    const table = this.#known.get(content) ?? new LRUCache<string, Known>({ max: MOST_KNOWN });
    this.#known.set(content, table);
    return table;
  }
}

const keyOf = ({ method, args }: Question) => `${method}${JSON.stringify(args)}`;

/** Of one value, in characters: more is no tag, category or page number. */
const LONGEST_CHOICE = 60;

/** The question of a visit, without parameters that no page reads. */
interface Visit {
  /** Path and the parameters that the page reads, in one order: the page is rendered from this and nothing else. */
  target: string;
  /** Whether the answer is the same for everybody who asks this, so that it may be kept under `target`. */
  shared: boolean;
}

/**
 * @param target the target of a request, canonical in its path, like `/resources/blog?utm_source=x&tag=ports`
 * @param prefix begins the path in the language that is asked for
 */
export function readVisit(target: string, prefix = ''): Visit {
  const queryAt = target.indexOf('?');
  if (queryAt < 0) return { target, shared: true };
  const path = target.slice(0, queryAt);
  const { choices = [], words = [] } = ofPath(PAGE_QUERIES, path.slice(prefix.length) || '/') ?? {};
  const given = new URLSearchParams(target.slice(queryAt));
  const read = new URLSearchParams();
  let shared = true;
  for (const name of [...choices, ...words]) {
    const value = given.get(name);
    const isTyped = words.includes(name);
    // A form sends its empty fields too: by these a page tells an incomplete question from a first visit.
    if (value === null || (value === '' && !isTyped)) continue;
    read.set(name, value);
    if (isTyped || value.length > LONGEST_CHOICE) shared = false;
  }
  return { target: read.size === 0 ? path : `${path}?${read}`, shared };
}

/**
 * Makes one call serve all who ask for the same at the same time.
 * @param make what is asked for, by name; of the further arguments, those of the first who asks count
 */
export function once<Rest extends unknown[], Result>(
  make: (name: string, ...rest: Rest) => Promise<Result>,
): (name: string, ...rest: Rest) => Promise<Result> {
  const running = new Map<string, Promise<Result>>();
  return (name, ...rest) => {
    const known = running.get(name);
    if (known) return known;
    const made = make(name, ...rest).finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };
}

/** The answers that content gave while a page was made: the page is true as long as they are. */
export class ContentReads {
  readonly #answers: Answers;
  readonly #reads = new Set<Read>();
  readonly #noting = new Map<Content, Content>();

  constructor(answers: Answers) {
    this.#answers = answers;
  }

  /** The same services; what their content answers is noted here. */
  of(services: Services): Services {
    const { content, languages } = services;
    return {
      ...services,
      content: this.#notingOf(content),
      ...(languages && { languages: languages.map((each) => this.#notingOf(each)) }),
    };
  }

  /** Whether all answers are as they were. A page that asked nothing is made of something that this knows nothing of. */
  areTrue(): boolean {
    const reads = [...this.#reads];
    return reads.length > 0 && reads.every((read) => this.#answers.now(read).mark === read.mark);
  }

  #notingOf(content: Content): Content {
    const noting = this.#noting.get(content) ?? this.#makeNoting(content);
    this.#noting.set(content, noting);
    return noting;
  }

  #makeNoting(content: Content): Content {
    const noted = (method: keyof Content): Method => {
      // A text is too long to be kept as a question. It names other terms only where there are others.
      if (method === 'termsIn')
        return (...args) => {
          this.#reads.add(this.#answers.now({ content, method: 'terms', args: [] }));
          return ask({ content, method, args });
        };
      return (...args) => {
        const question = { content, method, args };
        const answer = ask(question);
        this.#reads.add(this.#answers.note(question, answer));
        return answer;
      };
    };
    const methods = Object.keys(content) as (keyof Content)[];
    return Object.fromEntries(methods.map((method) => [method, noted(method)])) as unknown as Content;
  }
}
