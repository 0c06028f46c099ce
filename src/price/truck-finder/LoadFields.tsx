import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import { GOODS_KINDS } from '#domain/price/trucks/trucks.ts';
import type { Plan } from '#domain/price/trucks/which-truck.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import { eachWords, legWords, loadErrorWords, shareWords } from './load-words.ts';

type Line = Exclude<LoadField, 'goods' | 'unit'>;

interface Props {
  copy: WhichTruckCopy;
  question: LoadQuestion;
}

/** The cells of a form that ask what a load is like; every form that needs to know it has them from here. */
export function LoadFields({ copy, question: { typed, kind, errors } }: Props) {
  const line = (name: Line, place = '') => (
    <Field
      name={name}
      label={copy[name]}
      inputMode="decimal"
      maxLength={20}
      defaultValue={typed[name]}
      error={loadErrorWords(errors[name], copy)}
      place={place}
    />
  );
  return (
    <>
      <fieldset className="border-b-2 border-ink px-5 py-2.5 md:px-6 md:py-4">
        <legend className="float-left mb-1 w-full text-label font-semibold text-muted">{copy.goods}</legend>
        <div className="clear-both">
          {GOODS_KINDS.map((name) => (
            <label key={name} className="flex min-h-target cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="goods"
                value={name}
                defaultChecked={name === kind}
                className="size-5 shrink-0 accent-brand"
              />
              {copy.kinds[name]}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-[1fr_auto] border-b-2 border-ink">
        {line('weight', 'border-r-2 border-ink')}
        <div className="flex flex-col focus-within:bg-white">
          <label htmlFor="field-unit" className="px-5 pt-2.5 text-label font-semibold text-muted md:pt-4">
            {copy.unit}
          </label>
          <select
            id="field-unit"
            name="unit"
            defaultValue={typed.unit === 'kg' ? 'kg' : 't'}
            className="mx-3 mb-1 min-h-target grow bg-transparent px-2 text-[1.1875rem]"
          >
            <option value="t">{copy.units.t}</option>
            <option value="kg">{copy.units.kg}</option>
          </select>
        </div>
      </div>
      <fieldset>
        <legend className="float-left w-full bg-warm px-5 py-1.5 text-label font-semibold md:px-6">
          {copy.known}
        </legend>
        <div className="clear-both grid grid-cols-2 [&>*]:border-b-2 [&>*]:border-ink [&>*:nth-child(odd)]:border-r-2">
          {line('volume')}
          {line('pallets')}
          {line('bags')}
          {line('bag')}
        </div>
      </fieldset>
    </>
  );
}

/** A plan in words, a line for each size. */
export function PlanLines({ plan, copy }: { plan: Plan; copy: WhichTruckCopy }) {
  return (
    <div className="border-b border-brand-light py-2.5">
      {plan.legs.map((leg) => (
        <p key={leg.truck.size} className="flex flex-wrap justify-between gap-x-6">
          <span>
            <b className="font-semibold">{legWords(leg, copy)}</b>, {eachWords(leg, copy)}
          </span>{' '}
          <span className="text-cool">{shareWords(leg, copy)}</span>
        </p>
      ))}
    </div>
  );
}
