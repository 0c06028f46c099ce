import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { type PriceAsked, SWITCHES } from '#domain/price/question/price-query.ts';
import { dayFirst, weekdayDate } from '#domain/shared/dates.ts';
import { Field } from '#src/ui/parts/Field.tsx';

interface Props {
  copy: PricePageCopy;
  question: PriceAsked;
}

/** The cells that ask when the load goes, and what the price shall hold besides the road. */
export function ExtraFields({ copy: { form, errors: errorsCopy }, question }: Props) {
  const { asked, typed } = question;
  const error = (name: 'date' | 'waiting' | 'stops') => {
    const error = asked ? question.errors[name] : undefined;
    return error && errorsCopy[error];
  };
  const count = (name: 'waiting' | 'stops', place: string) => (
    <Field
      name={name}
      label={form[name]}
      hint={form.countHint}
      maxLength={20}
      defaultValue={typed[name]}
      error={error(name)}
      place={place}
    />
  );
  return (
    <>
      <Field
        name="date"
        maxLength={20}
        label={form.date}
        hint={asked && typed.date && !question.errors.date ? weekdayDate(question.date) : form.dateHint}
        defaultValue={typed.date && !question.errors.date ? dayFirst(question.date) : typed.date}
        error={error('date')}
        place="border-b-2 border-ink"
      />
      <div className="grid border-b-2 border-ink @pair:grid-cols-2">
        {count('waiting', 'border-ink border-b-2 @pair:border-b-0 @pair:border-r-2')}
        {count('stops', '')}
      </div>
      <fieldset className="border-b-2 border-ink px-5 py-4 md:px-6">
        <legend className="float-left mb-1 w-full text-label font-semibold text-muted">{form.extras}</legend>
        <div className="clear-both grid @pair:grid-cols-2 @pair:gap-x-gutter">
          {SWITCHES.map((name) => (
            <label key={name} className="flex min-h-target cursor-pointer items-center gap-3">
              <input
                type="checkbox"
                name={name}
                value="yes"
                defaultChecked={typed[name] !== undefined}
                className="size-5 shrink-0 accent-brand"
              />
              {form.switches[name]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
