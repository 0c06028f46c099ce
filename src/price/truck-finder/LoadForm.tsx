import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import { roundedDown, TRUCKS } from '#domain/price/trucks/trucks.ts';
import { fill } from '#domain/shared/fill.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SourceLinks } from '#src/ui/blocks/SourceLinks.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { ErrorList } from '#src/ui/parts/ErrorList.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { FoldedFields, isMoreAsked, KindField, MeasureFields, WeightField } from './LoadFields.tsx';
import { loadErrorWords, loadLabel, RULES } from './load-words.ts';

/** The page that answers, whichever address the form was read at. */
const HAULAGE_PATH = '/products/haulage';

interface Props {
  copy: WhichTruckCopy;
  question: LoadQuestion;
}

/** The form of the tool: it asks by its address, so that an answer can be kept, shared and had without script. */
export function LoadSlip({ copy, question }: Props) {
  const { errors } = question;
  const invalid = Object.keys(errors) as LoadField[];
  const addressWith = (change: LoadQuestion['typed']) =>
    `${HAULAGE_PATH}?${new URLSearchParams({ ...question.typed, ...change })}`;
  const fields = { copy, question, addressWith };
  return (
    <form
      method="get"
      action={`${HAULAGE_PATH}#${ANSWER_ANCHOR}`}
      data-defer="which-truck"
      className="@container print:hidden -mx-margin bg-paper md:mx-0 md:[box-shadow:0.375rem_0.375rem_0_0_var(--color-ink)]"
    >
      <Band size="small" motif="check" />
      <p className="border-b-2 border-ink px-5 py-3 font-display text-h4 md:px-6">{copy.slip}</p>
      <ErrorList
        heading={copy.invalid}
        errors={invalid.map((name) => ({
          name,
          label: loadLabel(name, question, copy),
          text: loadErrorWords(errors[name], copy),
        }))}
      />
      <WeightField {...fields} />
      <div className="border-b-2 border-ink p-5 md:p-6">
        <SubmitButton icon="arrow">{copy.ask}</SubmitButton>
      </div>
      <FoldedFields label={copy.more} open={isMoreAsked(question)}>
        <KindField {...fields} />
        <MeasureFields {...fields} />
      </FoldedFields>
    </form>
  );
}

/** The assumptions of the arithmetic, for those who want to check it. */
export function Assumptions({ copy }: { copy: WhichTruckCopy['assumptions'] }) {
  const { size, empty, planned, space, pallets } = copy.table;
  const weight = (tonnes?: number) => (tonnes === undefined ? copy.unknown : `${roundedDown(tonnes)} t`);
  return (
    <details className="group mt-6 border-y-2 border-ink">
      <summary className="flex min-h-target items-center justify-between gap-4 py-3 font-semibold hover:underline">
        {copy.heading}
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      <ul className="list-disc space-y-2 pb-5 pl-5 text-label">
        {copy.notes.map((note) => (
          <li key={note}>{fill(note, RULES)}</li>
        ))}
      </ul>
      <SourceLinks sources={copy.sources} className="pb-5" />
      <table className="mb-6 w-full text-left text-label tabular-nums">
        <thead>
          <tr className="border-b-2 border-ink align-bottom">
            {[size, empty, planned, space, pallets].map((name) => (
              <th key={name} scope="col" className="py-2 pr-3 last:pr-0">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {TRUCKS.map((truck) => (
            <tr key={truck.size} className="border-b border-ink/40">
              <th scope="row" className="py-1.5 pr-3 font-semibold">
                {truck.size}
              </th>
              <td className="py-1.5 pr-3">{weight(truck.emptyTonnes)}</td>
              <td className="py-1.5 pr-3">{weight(truck.plannedTonnes)}</td>
              <td className="py-1.5 pr-3">{`${truck.cubicMetres} m³`}</td>
              <td className="py-1.5">{truck.palletPlaces}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
