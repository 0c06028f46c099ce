/** Lines of the text that is on its way, by width. */
const LINES = ['w-11/12', 'w-full', 'w-10/12', 'w-[97%]', 'w-9/12', 'w-[94%]', 'w-7/12'];

interface Props {
  /** The words for screen readers. */
  label: string;
}

/** Stands where an entry will be as long as there is no copy of the content. */
export function WaitingText({ label }: Props) {
  return (
    <section className="bg-warm text-ink">
      <div className="measure py-section">
        <h1 className="sr-only">{label}</h1>
        <div aria-hidden="true" className="grid max-w-2xl gap-4">
          <div className="waiting mb-8 h-28 rounded-card bg-paper" />
          {LINES.map((width) => (
            <div key={width} className={`waiting h-5 rounded-card bg-paper ${width}`} />
          ))}
        </div>
      </div>
    </section>
  );
}
