import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { PricePageCopy } from '#domain/price/copy/price.ts';
import { type PriceAsked, priceAddress } from '#domain/price/question/price-query.ts';
import { Field, fieldId } from '#src/ui/parts/Field.tsx';
import { fill } from '../../ui/parts/fill.ts';
import { PLACES_LIST } from './anchors.ts';

interface Props {
  name: 'from' | 'to';
  copy: PricePageCopy;
  question: PriceAsked;
  place?: string;
}

/** A cell for a place. Where several may be meant, each is a link to the same question with it: a second step without script. */
export function PlaceField({ name, copy, question, place = '' }: Props) {
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
          <p id={`${fieldId(name)}-choose`} className="text-label font-semibold">
            {error === 'likely' ? copy.errors.likely : copy.form.choose}
          </p>
          <ul aria-labelledby={`${fieldId(name)}-choose`}>
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
