import { Sheet } from './Sheet.tsx';

const COLOURS = [
  ['Ink', '#10201a', 'bg-ink text-paper'],
  ['Forest', '#0b5d3b', 'bg-forest text-paper'],
  ['Deep', '#07442b', 'bg-deep text-paper'],
  ['Leaf', '#1f7f54', 'bg-leaf text-paper'],
  ['Signal amber', '#ffb21a', 'bg-amber text-ink'],
  ['Laterite', '#b8402a', 'bg-laterite text-paper'],
  ['Laterite deep', '#8c2c1b', 'bg-laterite-deep text-paper'],
  ['Paper', '#f7f4ec', 'bg-paper text-ink border-2 border-rule'],
  ['Sand', '#e9e2d0', 'bg-sand text-ink'],
  ['Glass', '#cfe3d8', 'bg-glass text-ink'],
] as const;

/** Every colour with the text colour that reads on it. */
export function Colours() {
  return (
    <Sheet title="Colours">
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
        {COLOURS.map(([name, value, classes]) => (
          <li key={name} className={`rounded-card p-5 ${classes}`}>
            <p className="font-display text-h4">{name}</p>
            <p className="mt-8 text-label">{value}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
