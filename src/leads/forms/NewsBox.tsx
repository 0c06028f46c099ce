import { NEWS_FIELD } from '#domain/leads/submission.ts';

interface NewsBoxProps {
  label: string;
  /** Of the label; stored when it is agreed to. */
  version: string;
  /** As the visitor left it, in a form that came back. */
  ticked: boolean;
}

/** Asks for the newsletter too: a choice of its own, which nobody has made beforehand. */
export function NewsBox({ label, version, ticked }: NewsBoxProps) {
  return (
    <label className="flex min-h-target items-center gap-3 border-b-2 border-ink px-5 py-3 text-label leading-snug md:px-6">
      <input
        type="checkbox"
        name={NEWS_FIELD}
        value={version}
        defaultChecked={ticked}
        className="size-5 shrink-0 accent-brand"
      />
      {label}
    </label>
  );
}
