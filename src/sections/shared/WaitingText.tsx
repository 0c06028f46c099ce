import { Skeletons } from '#src/ui/Skeleton.tsx';

/** Lines of the text that is on its way. */
const LINES = 9;

interface Props {
  /** What a screen reader hears. */
  label: string;
}

/** Stands where an entry will be as long as there is no copy of the content. */
export function WaitingText({ label }: Props) {
  return (
    <section className="bg-sand text-ink">
      <div className="measure py-section">
        <h1 className="sr-only">{label}</h1>
        <div aria-hidden="true" className="waiting h-28 max-w-3xl rounded-card bg-paper" />
        <div className="mt-12 grid max-w-2xl gap-4">
          <Skeletons count={LINES} label="" className="h-5 bg-paper" />
        </div>
      </div>
    </section>
  );
}
