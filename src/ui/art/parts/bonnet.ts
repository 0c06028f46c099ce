/** The painted field along the bonnet, which narrows towards the nose: left end, right end, and its edges there. */
const FIELD = { from: 192, to: 370, top: [-204.3, -185.2], bottom: [-177, -171.2] } as const;
/** Shares of a chevron's length: its arm, and how deep its notch is. */
const ARM = 0.55;
const NOTCH = 0.42;

const round = (value: number) => Math.round(value * 10) / 10;

/** The path of `count` chevrons that shrink with the bonnet's band and point to the nose. */
export function bonnetChevrons(count: number): string {
  const step = (FIELD.to - FIELD.from) / count;
  const at = (x: number, edge: readonly [number, number]) =>
    `${round(x)},${round(edge[0] + ((edge[1] - edge[0]) * (x - FIELD.from)) / (FIELD.to - FIELD.from))}`;
  const middle: [number, number] = [
    (FIELD.top[0] + FIELD.bottom[0]) / 2,
    (FIELD.top[1] + FIELD.bottom[1]) / 2,
  ];
  return Array.from({ length: count }, (_, index) => {
    const x = FIELD.from + index * step;
    const arm = x + step * ARM;
    return `M${at(x, FIELD.top)} ${at(arm, FIELD.top)} ${at(x + step, middle)} ${at(arm, FIELD.bottom)} ${at(x, FIELD.bottom)} ${at(x + step * NOTCH, middle)}z`;
  }).join('');
}
