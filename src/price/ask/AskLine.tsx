import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { LINE_PARAMETER, LONGEST_LINE } from '#domain/price/question/line/parameter.ts';
import { PRICE_PATH } from '#domain/shared/page-paths.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  copy: PricePageCopy['line'];
  className?: string;
}

/** One field for a load and its road, which the page of prices reads: a plain form, so that it works everywhere and costs few bytes. */
export function AskLine({ copy, className = '' }: Props) {
  return (
    <form
      method="get"
      action={`${PRICE_PATH}#${ANSWER_ANCHOR}`}
      className={`grid grid-cols-[1fr_auto] print:hidden ${className}`}
    >
      <label htmlFor="ask-line" className="col-span-2 mb-1 text-label font-semibold">
        {copy.label}
      </label>
      <input
        id="ask-line"
        name={LINE_PARAMETER}
        required
        maxLength={LONGEST_LINE}
        autoComplete="off"
        enterKeyHint="go"
        placeholder={copy.example}
        className="min-h-target w-full min-w-0 border-2 border-r-0 border-ink bg-paper px-3 text-body text-ink placeholder:text-muted"
      />
      <button
        type="submit"
        className="flex min-h-target items-center gap-2 bg-ink px-4 font-semibold text-paper hover:bg-brand-deep"
      >
        {copy.ask}
        <Icon name="arrow" className="size-5 max-sm:hidden" />
      </button>
    </form>
  );
}
