/** From so many letters on, a heading is set in the second size, so that the first screen of a phone holds more than it. */
const LONG = 22;

interface Props {
  /** The painted line above the heading. */
  slogan: string;
  /** Names the subject of the page in plain words. */
  heading: string;
  id?: string;
  /** A short heading may be as large as a poster, unless a drawing needs the room. */
  large?: boolean;
  /** Colour of the slogan on the page's field; that of the heading where it is not said. */
  accent?: 'text-signal' | 'text-accent-deep';
  className?: string;
}

/** The heading of a page: what it is about, to be understood at a glance, under a painted line. */
export function PageTitle({ slogan, heading, id, accent, large = true, className }: Props) {
  return (
    <hgroup className={className}>
      <p className={`font-display text-h4 ${accent ?? ''}`}>{slogan}</p>
      <h1 id={id} className={`mt-3 ${large && heading.length <= LONG ? 'text-h1' : 'text-h2'}`}>
        {heading}
      </h1>
    </hgroup>
  );
}
