import { Sheet } from './Sheet.tsx';

const SIZES = [
  ['H1', 'font-display text-h1', 'Say the tonnes'],
  ['H2', 'font-display text-h2', 'Get a price'],
  ['H3', 'font-display text-h3', 'Safety and insurance'],
  ['H4', 'font-display text-h4', 'What truck sizes can I book?'],
  ['Figure', 'font-display text-figure', '151,000 m²'],
  ['Lead', 'text-lead', 'Price first, truck next, waybill last.'],
  ['Text', '', 'Racked, counted and insured space near the ports. ₦30,240 a box, Ọ̀yọ́ to Ƙaura.'],
  ['Label', 'text-label font-semibold', 'Warehouse space'],
] as const;

/** Every size of type. */
export function Type() {
  return (
    <Sheet title="Type">
      <dl>
        {SIZES.map(([name, classes, sample]) => (
          <div key={name} className="kit-type">
            <dt className="text-label text-muted">{name}</dt>
            <dd className={classes}>{sample}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
