import type { Content } from '#domain/services/content.ts';
import type { Services } from '#domain/services/services.ts';
import { type Answers, ask, type Method, type Read } from './page-cache-keys.ts';

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
