import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { FigureFault, FilledSheet } from '#domain/price/owners/worksheet.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { FaultList } from '#src/ui/parts/FaultList.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { TornSlip } from '../../ui/blocks/TornSlip.tsx';
import { SHEET_ANCHOR } from './anchors.ts';
import { type Measure, measured } from './measured.ts';

interface Props<Name extends string, Line extends string> {
  copy: {
    heading: string;
    lead: string;
    slip: string;
    fields: Record<Name, string>;
    hint: string;
    ask: string;
    faulty: string;
    faults: Record<FigureFault, string>;
    result: string;
    example?: string | undefined;
    lines: Record<Line, string>;
    note: string;
  };
  /** Path of the page. */
  action: string;
  sheet: FilledSheet<Name, Line>;
  /** The unit of each line, in the order of the result; the one that matters is set large. */
  measures: Record<Line, Measure>;
  main: Line;
}

/** A sum with one's own figures: a form that asks by its address, and the lines that the server worked out. */
export function WorksheetPart<Name extends string, Line extends string>(props: Props<Name, Line>) {
  const { copy, action, sheet, measures, main } = props;
  const { asked, typed, faults, lines } = sheet;
  const names = Object.keys(copy.fields) as Name[];
  const faulty = names.flatMap((name) => {
    const fault = faults[name];
    return fault ? [{ name, label: copy.fields[name], text: copy.faults[fault] }] : [];
  });
  return (
    <section id={SHEET_ANCHOR} aria-labelledby="sheet-heading" className="bg-brand-deep text-paper">
      <div className="measure grid items-start gap-x-gutter gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5 lg:pe-8">
          <h2 id="sheet-heading" className="text-h2">
            {copy.heading}
          </h2>
          <p className="mt-5 max-w-[44ch] text-lead">{copy.lead}</p>
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
        <form
          method="get"
          action={`${action}#${ANSWER_ANCHOR}`}
          className="-mx-margin bg-paper text-ink md:mx-0 lg:col-span-7 print:hidden"
        >
          <Band size="small" motif="check" />
          <p className="border-b-2 border-ink px-5 py-4 font-display text-h4 md:px-6">{copy.slip}</p>
          <FaultList heading={copy.faulty} faults={faulty} />
          <p className="border-b-2 border-ink px-5 py-2 text-label md:px-6">{copy.hint}</p>
          <div className="grid grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink [&>*:nth-child(odd):not(:last-child)]:border-r-2 [&>*:nth-child(odd):last-child]:col-span-2">
            {names.map((name) => {
              const fault = faults[name];
              return (
                <Field
                  key={name}
                  name={name}
                  label={copy.fields[name]}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  defaultValue={typed[name]}
                  error={fault && copy.faults[fault]}
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
