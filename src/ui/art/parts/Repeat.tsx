import { type ReactNode, useId } from 'react';

interface RepeatProps {
  /** Shifts along x, in cm, of every copy; the first is drawn, the others point to it. */
  at: readonly [number, ...number[]];
  children: ReactNode;
}

/** Draws a part once and repeats it by reference, so that a row of wheels weighs as much as one. */
export function Repeat({ at: [first, ...others], children }: RepeatProps) {
  const id = useId();
  return (
    <g transform={first === 0 ? undefined : `translate(${first})`}>
      <g id={id}>{children}</g>
      {others.map((x) => (
        <use key={x} href={`#${id}`} x={x - first} />
      ))}
    </g>
  );
}
