import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import type { ConsentChoice } from '#domain/visits/consent.ts';

interface Props {
  copy: LayoutCopy['consent'];
  /** As in `Services`. */
  tagManagerId: string;
}

/** Both answers look the same, so that no is as easy as yes. */
const ANSWER =
  'min-h-12 flex-1 cursor-pointer rounded-control border-2 border-current px-6 py-2 font-bold hover:bg-paper/15';

/**
 * The question at the foot of the window, first in the order of the Tab key. The browser's script shows it where there is no
 * answer yet, so without script there is neither a question nor a tag manager.
 */
export function ConsentQuestion({ copy, tagManagerId }: Props) {
  return (
    <section
      data-consent
      data-tag-manager={tagManagerId}
      data-version={copy.version}
      aria-label={copy.label}
      tabIndex={-1}
      hidden
      className="fixed inset-x-0 bottom-0 z-40 max-h-[60dvh] overflow-y-auto border-t-2 border-paper bg-ink py-4 text-paper outline-none print:hidden"
    >
      <div className="measure flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <div className="max-w-[64ch] flex-auto basis-80 text-label">
          <p>
            {copy.question}{' '}
            <a href={copy.policy.path} className="link">
              {copy.policy.label}
            </a>
          </p>
          <Answered choice="accepted" words={copy.accepted} />
          <Answered choice="declined" words={copy.declined} />
        </div>
        <div className="flex flex-auto basis-64 gap-3 lg:max-w-80">
          <button type="button" data-choice="declined" className={ANSWER}>
            {copy.decline}
          </button>
          <button type="button" data-choice="accepted" className={ANSWER}>
            {copy.accept}
          </button>
        </div>
      </div>
    </section>
  );
}

/** Reminds of an earlier answer; the browser's script knows which, and when. */
function Answered({ choice, words }: { choice: ConsentChoice; words: string }) {
  const [before, after] = words.split('{date}');
  return (
    <p data-answered={choice} hidden className="font-bold">
      {before}
      <time />
      {after}
    </p>
  );
}
