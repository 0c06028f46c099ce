import type { ReactNode } from 'react';
import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import { GOODS_KINDS, type GoodsKind } from '#domain/price/trucks/trucks.ts';
import type { Plan } from '#domain/price/trucks/which-truck.ts';
import { Field } from '#src/ui/parts/Field.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { eachWords, legWords, loadErrorWords, loadLabel, shareWords } from './load-words.ts';

type Line = Exclude<LoadField, 'goods' | 'unit' | 'piece'>;

const MEASURES = ['bags', 'bag', 'pallets', 'volume', 'boxes'] as const satisfies Line[];

interface Props {
  copy: WhichTruckCopy;
  question: LoadQuestion;
  /** The address of the same question with another value in a field, to choose from what may be meant. */
  addressWith: (change: LoadQuestion['typed']) => string;
}

/** The values that may be meant in a field, each a link to the same question with it; renders nothing where there are none. */
function Choices({ field, question, copy, addressWith }: Props & { field: LoadField }) {
  const choices = question.errors[field]?.choices ?? [];
  if (choices.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-5 bg-alert px-5 pb-3 md:px-6">
      {choices.map((value) => (
        <a
          key={value}
          href={`${addressWith({ [field]: value })}#${ANSWER_ANCHOR}`}
          className="inline-flex min-h-target items-center font-semibold underline"
        >
          {field === 'goods' ? copy.kinds[value as GoodsKind] : value}
          {field === 'bag' && ' kg'}
        </a>
      ))}
    </p>
  );
}

function LoadLine({ name, place = '', ...props }: Props & { name: Line; place?: string }) {
  const { copy, question } = props;
  return (
    <div className={`flex flex-col ${place}`}>
      <Field
        name={name}
        label={loadLabel(name, question, copy)}
        maxLength={20}
        defaultValue={question.typed[name]}
        error={loadErrorWords(question.errors[name], copy)}
        place="grow"
      />
      <Choices field={name} {...props} />
    </div>
  );
}

/** The cell that asks what a load weighs, and in what unit. */
export function WeightField(props: Props) {
  const { copy, question } = props;
  return (
    <div className="grid border-b-2 border-ink @min-[22.5rem]:grid-cols-[1fr_auto]">
      <LoadLine
        name="weight"
        place="border-ink border-b-2 @min-[22.5rem]:border-b-0 @min-[22.5rem]:border-r-2"
        {...props}
      />
      <div className="flex flex-col focus-within:bg-white">
        <label
          htmlFor="field-unit"
          className="px-3.5 pt-2.5 text-label font-semibold text-muted @max-[22.5rem]:px-5 md:pt-4"
        >
          {copy.unit}
        </label>
        <select
          id="field-unit"
          name="unit"
          defaultValue={question.typed.unit === 'kg' ? 'kg' : 't'}
          className="mx-1.5 mb-1 min-h-target @max-[22.5rem]:mx-3 grow bg-transparent px-2 text-[1.1875rem]"
        >
          <option value="t">{copy.units.t}</option>
          <option value="kg">{copy.units.kg}</option>
        </select>
      </div>
    </div>
  );
}

/** The cells that ask how a load is packed. */
export function KindField(props: Props) {
  const { copy, question } = props;
  const error = loadErrorWords(question.errors.goods, copy);
  return (
    <fieldset
      aria-invalid={error ? true : undefined}
      aria-describedby={error && 'field-goods-error'}
      className={`border-b-2 border-ink ${error ? 'bg-alert' : ''}`}
    >
      <legend className="float-left mb-1 w-full px-5 pt-2.5 text-label font-semibold text-muted md:px-6 md:pt-4">
        {copy.goods}
      </legend>
      <div className="clear-both px-5 pb-2.5 md:px-6 md:pb-4">
        {GOODS_KINDS.map((name, index) => (
          <label key={name} className="flex min-h-target cursor-pointer items-center gap-3">
            <input
              type="radio"
              id={index === 0 ? 'field-goods' : undefined}
              name="goods"
              value={name}
              defaultChecked={!error && name === question.kind}
              className="size-5 shrink-0 accent-brand"
            />
            {copy.kinds[name]}
          </label>
        ))}
        {error && (
          <p id="field-goods-error" className="text-label font-semibold text-accent-deep">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}

/** Fields that few questions need, folded; open where one of them is filled. */
export function FoldedFields({
  label,
  open,
  children,
}: {
  label: string;
  open: boolean;
  children: ReactNode;
}) {
  return (
    <details open={open} className="group">
      <summary className="flex min-h-target items-center justify-between gap-4 border-b-2 border-ink px-5 py-3 font-semibold hover:underline md:px-6">
        {label}
        <Icon name="plus" className="size-5 group-open:hidden" />
        <Icon name="minus" className="hidden size-5 group-open:block" />
      </summary>
      {children}
    </details>
  );
}

/** Whether one of the folded fields of a load is filled or has an error. */
export const isMoreAsked = ({ typed, errors }: LoadQuestion): boolean =>
  (typed.goods !== undefined && typed.goods !== 'packed') ||
  (['goods', ...MEASURES] as const).some(
    (name) => errors[name] !== undefined || (name !== 'goods' && typed[name] !== undefined),
  );

/** The cells for what is known of a load besides its weight. */
export function MeasureFields(props: Props) {
  const { copy, question } = props;
  return (
    <fieldset>
      {question.typed.piece && <input type="hidden" name="piece" value={question.piece} />}
      <legend className="float-left w-full bg-warm px-5 py-1.5 text-label font-semibold md:px-6">
        {copy.known}
      </legend>
      <div className="clear-both grid [&>*]:border-b-2 [&>*]:border-ink @pair:grid-cols-2 @pair:[&>*:nth-child(odd)]:border-r-2 @pair:[&>*:last-child:nth-child(odd)]:col-span-2 @pair:[&>*:last-child:nth-child(odd)]:border-r-0">
        {MEASURES.map((name) => (
          <LoadLine key={name} name={name} {...props} />
        ))}
      </div>
    </fieldset>
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
