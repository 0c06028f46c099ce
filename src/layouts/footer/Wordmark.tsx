const WIDTH = 1000;
/** Share of the letters' height that shows; the road takes the rest. */
const HEIGHT = 195;

/** The name across the whole width, cut off by the edge like a sign that passes; decorative. */
export function Wordmark({ name }: { name: string }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="mt-2 block md:mt-6 h-auto w-full fill-brand font-display"
      aria-hidden="true"
    >
      <text x="0" y="245" fontSize="322" textLength={WIDTH} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}
