import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import {
  invalidFields,
  type PriceAsked,
  type PriceField,
  priceAddress,
  SWITCHES,
} from '#domain/price/question/price-query.ts';
import type { Place } from '#domain/price/roads/places.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import {
  FoldedFields,
  isMoreAsked,
  KindField,
  MeasureFields,
  WeightField,
} from '#src/price/truck-finder/LoadFields.tsx';
import { loadErrorWords } from '#src/price/truck-finder/load-words.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { ErrorList } from '#src/ui/parts/ErrorList.tsx';
import { PLACES_LIST } from './anchors.ts';
import { ExtraFields } from './ExtraFields.tsx';
import { PlaceField } from './PlaceField.tsx';

interface Props {
  copy: PricePageCopy;
  /** The words of the load slip, which this form shares with 'Which truck?'. */
  loadCopy: WhichTruckCopy;
  question: PriceAsked;
  places: readonly Place[];
}

const PART = 'bg-warm border-b-2 border-ink px-5 py-2 text-label font-semibold md:px-6';

/** Fields of the road and the day that few questions need. */
const FOLDED = ['date', 'waiting', 'stops', ...SWITCHES] as const;

/** The cells of the slip that asks for a price, filled as the address says, and its button. */
export function PriceFields({ copy, loadCopy, question, places }: Props) {
  const { form, errors: errorsCopy } = copy;
  const labelOf = (name: PriceField | LoadField) => ({ ...loadCopy, ...form.switches, ...form })[name];
  const list = invalidFields(question).map((name) => {
    const error = question.errors[name as PriceField];
    return {
      name,
      label: String(labelOf(name)),
      text: error ? errorsCopy[error] : loadErrorWords(question.load.errors[name as LoadField], loadCopy),
    };
  });
  const load = {
    copy: loadCopy,
    question: question.load,
    addressWith: (change: LoadQuestion['typed']) => priceAddress(question, change),
  };
  const isOpen = isMoreAsked(question.load) || FOLDED.some((name) => question.typed[name] !== undefined);
  return (
    <>
      <Band size="small" motif="check" />
      <p className="border-b-2 border-ink px-5 py-4 font-display text-h4 md:px-6">{form.slip}</p>
      <ErrorList heading={form.invalid} errors={list} />
      <p className={PART}>
        {form.road}. <span className="font-normal">{form.placeHint}</span>
      </p>
      <div className="grid border-b-2 border-ink @pair:grid-cols-2">
        <PlaceField
          name="from"
          copy={copy}
          question={question}
          place="@max-pair:border-b-2 border-ink @pair:border-r-2"
        />
        <PlaceField name="to" copy={copy} question={question} />
      </div>
      <datalist id={PLACES_LIST}>
        {places.map(({ slug, name }) => (
          <option key={slug} value={name} />
        ))}
      </datalist>
      <p className={PART}>{form.load}</p>
      <WeightField {...load} />
      <div className="border-b-2 border-ink px-5 py-5 md:px-6">
        <SubmitButton icon="arrow">{form.ask}</SubmitButton>
      </div>
      <FoldedFields label={form.more} open={isOpen}>
        <KindField {...load} />
        <MeasureFields {...load} />
        <ExtraFields copy={copy} question={question} />
      </FoldedFields>
    </>
  );
}
