import type { Action } from '#domain/copy.ts';
import { Scene } from '#src/illustrations/files.tsx';

interface Props {
  text: string;
  /** Another way to look for it. */
  way?: Action;
}

/** That nothing fits, before our yard at night with nothing in it. */
export function NoPosts({ text, way }: Props) {
  return (
    <div className="grid overflow-hidden rounded-card bg-ink text-paper lg:grid-cols-2">
      <div className="p-6 lg:p-12">
        <p className="max-w-[24ch] font-display text-h3">{text}</p>
        {way && (
          <p className="mt-6">
            <a href={way.path} className="link inline-flex min-h-target items-center">
              {way.label}
            </a>
          </p>
        )}
      </div>
      <Scene name="empty-yard-card" alt="" className="h-auto w-full self-end" />
    </div>
  );
}
