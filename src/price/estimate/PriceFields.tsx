import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import {
  invalidFields,
  PRICE_FIELDS,
  type PriceAsked,
  type PriceField,
  priceAddress,
  SWITCHES,
} from '#domain/price/question/price-query.ts';
import type { Place } from '#domain/price/roads/places.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import { fill } from '#domain/shared/fill.ts';
import {
  FoldedFields,
  isMoreAsked,
  KindField,
  MeasureFields,
  WeightField,
} from '#src/price/truck-finder/LoadFields.tsx';
import { loadErrorWords, loadLabel } from '#src/price/truck-finder/load-words.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { ErrorList } from '#src/ui/parts/ErrorList.tsx';
import { Field, fieldId } from '#src/ui/parts/Field.tsx';
import { ExtraFields } from './ExtraFields.tsx';
import { readAsWords } from './words.ts';

/** The list of places that browsers offer while one is typed. */
const PLACES_LIST = 'places';
/** Where the form stands that sends an answer to the desk. */
export const SEND_ANCHOR = 'send';

interface PlaceFieldProps {
  name: 'from' | 'to';
  copy: PricePageCopy;
  question: PriceAsked;
  place?: string;
}

/** A cell for a place. Where several may be meant, each is a link to the same question with it: a second step without script. */
function PlaceField({ name, copy, question, place = '' }: PlaceFieldProps) {
  const { typed, asked, errors } = question;
  const error = asked ? errors[name] : undefined;
  const { suggestions, place: found } = question[name];
  return (
    <div className={`flex flex-col ${place}`}>
      <Field
        name={name}
        label={copy.form[name]}
        list={PLACES_LIST}
        maxLength={60}
        defaultValue={found?.name ?? typed[name]}
        error={error && copy.errors[error]}
        place="grow"
      />
      {suggestions.length > 0 && asked && !found && (
        <div className="bg-alert px-5 pb-4 md:px-6">
          {error !== 'likely' && (
            <p id={`${fieldId(name)}-choose`} className="text-label font-semibold">
              {copy.form.choose}
            </p>
          )}
          <ul aria-labelledby={`${fieldId(name)}-${error === 'likely' ? 'error' : 'choose'}`}>
            {suggestions.map((one) => (
              <li key={one.slug}>
                <a
                  href={`${priceAddress(question, { [name]: one.slug })}#${ANSWER_ANCHOR}`}
                  className="inline-flex min-h-target items-center font-semibold underline"
                >
                  {fill(error === 'likely' ? copy.form.likely : copy.form.place, {
                    name: one.name,
                    state: one.state,
                  })}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

interface PriceFieldsProps {
  copy: PricePageCopy;
  /** The words of the load slip, which this form shares with 'Which truck?'. */
  loadCopy: WhichTruckCopy;
  question: PriceAsked;
  places: readonly Place[];
}

const PART = 'bg-warm border-b-2 border-ink px-5 py-2 text-label font-semibold md:px-6';

const isPriceField = (name: PriceField | LoadField): name is PriceField =>
  PRICE_FIELDS.some((field) => field === name);

/** Fields of the road and the day that few questions need. */
const FOLDED = ['date', 'waiting', 'stops', ...SWITCHES] as const;

/** The cells of the slip that asks for a price, filled as the address says, and its button. */
export function PriceFields({ copy, loadCopy, question, places }: PriceFieldsProps) {
  const { form, errors: errorsCopy } = copy;
  const fieldLabels: Record<PriceField, string> = { ...form.switches, ...form };
  const labelOf = (name: PriceField | LoadField) =>
    isPriceField(name) ? fieldLabels[name] : loadLabel(name, question.load, loadCopy);
  const list = invalidFields(question).map((name) => {
    const error = question.errors[name as PriceField];
    return {
      name,
      label: labelOf(name),
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
        {form.road}. <span className="font-normal">{readAsWords(question, copy) || form.placeHint}</span>
      </p>
      <div className="grid border-b-2 border-ink @pair:grid-cols-2">
        <PlaceField
          name="from"
          copy={copy}
          question={question}
          place="border-b-2 @pair:border-b-0 border-ink @pair:border-r-2"
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
