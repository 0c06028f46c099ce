import type { Action } from '#domain/shared/copy.ts';

interface Props {
  heading: string;
  line?: string;
  back?: Action;
}

/** Heads a page that is read without a line. */
export function PackedHead({ heading, line, back }: Props) {
  return (
    <header className="bg-brand text-paper">
      <div className="measure pt-4 pb-10 lg:pt-8 lg:pb-14">
        {back && (
          <a href={back.path} className="link inline-flex min-h-target items-center">
            {back.label}
          </a>
        )}
        <h1 className="mt-4 max-w-[18ch] text-h2">{heading}</h1>
        {line && <p className="mt-4 max-w-[44ch] text-lead">{line}</p>}
      </div>
    </header>
  );
}
