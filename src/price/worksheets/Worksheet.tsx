import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import {
  FIGURE_MAX,
  type FigureError,
  readWorksheet,
  SPACE_SHEET,
  type SpaceField,
  type SpaceLine,
  type Worksheet as Sum,
  TRIP_SHEET,
  type TripField,
  type TripLine,
} from '#domain/price/owners/worksheets.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { TornSlip } from '#src/ui/blocks/paper.tsx';
import { addressOf } from '#src/ui/islands/use-fetched-page.ts';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { ErrorList } from '#src/ui/parts/ErrorList.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { type Measure, measured, SHEET_ANCHOR } from './measured.ts';

interface SheetProps<Name extends string, Line extends string> {
  copy: {
    heading: string;
    lead: string;
    /** A price of today that belongs in the sum. */
    today?: string | undefined;
    slip: string;
    fields: Record<Name, string>;
    hint: string;
    ask: string;
    invalid: string;
    errors: Record<FigureError, string>;
    result: string;
    example?: string | undefined;
    lines: Record<Line, string>;
    note: string;
  };
  /** Path of the page. */
  action: string;
  /** The figures that its address has. */
  query: string;
}

interface Props<Name extends string, Line extends string> extends SheetProps<Name, Line> {
  worksheet: Sum<Name, Line>;
  /** The unit of each line, in the order of the result; the one that matters is set large. */
  measures: Record<Line, Measure>;
  main: Line;
}

const TRIP_MEASURES = {
  perKm: 'naira',
  perDay: 'naira',
  running: 'naira',
  standing: 'naira',
  road: 'naira',
  costs: 'naira',
  keeps: 'naira',
  keepsPerDay: 'naira',
} as const;

const SPACE_MEASURES = {
  usable: 'plain',
  income: 'naira',
  costs: 'naira',
  keeps: 'naira',
  perMetre: 'naira',
  breakEven: 'plain',
} as const;

/** What a trip leaves the owner of a truck. */
export const TripWorksheet = (props: SheetProps<TripField, TripLine>) => (
  <Worksheet {...props} worksheet={TRIP_SHEET} measures={TRIP_MEASURES} main="keeps" />
);

/** What a month leaves the owner of a warehouse. */
export const SpaceWorksheet = (props: SheetProps<SpaceField, SpaceLine>) => (
  <Worksheet {...props} worksheet={SPACE_SHEET} measures={SPACE_MEASURES} main="keeps" />
);

/**
 * A sum with one's own figures. By itself the form asks by its address, and the server works it out; hydrated, the sum is worked out in the
 * browser, with or without a connection, and the address goes along.
 */
function Worksheet<Name extends string, Line extends string>(props: Props<Name, Line>) {
  const { copy, action, worksheet, measures, main } = props;
  const part = useRef<HTMLElement>(null);
  /** Each press makes another one. */
  const [sent, setSent] = useState<{ query: string }>();
  const query = sent?.query ?? props.query;
  const { asked, typed, errors, lines } = readWorksheet(worksheet, new URLSearchParams(query));

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const address = addressOf(event.currentTarget);
    history.replaceState(null, '', address);
    event.preventDefault();
    setSent({ query: address.search });
  }

  // The focus goes to what is wrong, or to the result, as it does when the page is loaded.
  useEffect(() => {
    if (sent) part.current?.querySelector<HTMLElement>('[aria-invalid], [data-result]')?.focus();
  }, [sent]);

  const names = Object.keys(copy.fields) as Name[];
  const invalid = names.flatMap((name) => {
    const error = errors[name];
    return error ? [{ name, label: copy.fields[name], text: copy.errors[error] }] : [];
  });
  return (
    <section
      ref={part}
      id={SHEET_ANCHOR}
      aria-labelledby="sheet-heading"
      className="bg-brand-deep text-paper"
    >
      <div className="measure grid items-start gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="sheet-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead">{copy.lead}</p>
          {copy.today && <p className="mt-3 font-semibold">{copy.today}</p>}
          <div tabIndex={-1} data-result={lines && ''}>
            {lines && (
              <TornSlip id={asked ? ANSWER_ANCHOR : undefined} heading={copy.result} className="mt-8">
                <dl className="tabular-nums">
                  {(Object.keys(measures) as Line[]).map((line) => (
                    <div
                      key={line}
                      className={`flex flex-wrap items-baseline gap-x-4 border-b-2 border-rule px-5 py-2.5 md:px-7 ${line === main ? 'font-display text-h4 font-extrabold' : ''}`}
                    >
                      <dt className="grow basis-0">{copy.lines[line]}</dt>
                      <dd className="font-semibold">{measured(lines[line], measures[line])}</dd>
                    </div>
                  ))}
                </dl>
                {!asked && copy.example && <p className="px-5 pt-3 text-label md:px-7">{copy.example}</p>}
                <p className="px-5 pt-3 pb-4 text-label md:px-7">{copy.note}</p>
              </TornSlip>
            )}
          </div>
        </div>
        <form
          method="get"
          action={`${action}#${ANSWER_ANCHOR}`}
          onSubmit={onSubmit}
          className="-mx-margin bg-paper text-ink md:mx-0 lg:col-span-7 print:hidden"
        >
          <Band size="small" motif="check" />
          <p className="border-b-2 border-ink px-5 py-4 font-display text-h4 md:px-6">{copy.slip}</p>
          <ErrorList heading={copy.invalid} errors={invalid} />
          <p className="border-b-2 border-ink px-5 py-2 text-label md:px-6">{copy.hint}</p>
          <div className="grid grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink [&>*:nth-child(odd):not(:last-child)]:border-r-2 [&>*:nth-child(odd):last-child]:col-span-2">
            {names.map((name) => {
              const error = errors[name];
              return (
                <Field
                  key={name}
                  name={name}
                  label={copy.fields[name]}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={FIGURE_MAX}
                  defaultValue={typed[name]}
                  error={error && copy.errors[error]}
                  place="flex flex-col justify-end"
                />
              );
            })}
          </div>
          <div className="p-5 md:p-6">
            <SubmitButton icon="arrow">{copy.ask}</SubmitButton>
          </div>
        </form>
      </div>
    </section>
  );
}
