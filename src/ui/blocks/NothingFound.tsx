import type { Action } from '#domain/shared/copy.ts';
import { Scene } from '#src/ui/art/files.tsx';

interface Props {
  text: string;
  /** The next step. */
  way: Action;
  /** Whether the text is the title of a page that has no other. */
  isTitle?: boolean;
}

/** That nothing fits, before our yard at night with nothing in it, and the next step. */
export function NothingFound({ text, way, isTitle = false }: Props) {
  const Text = isTitle ? 'h1' : 'p';
  return (
    <div className="grid overflow-hidden rounded-card bg-ink text-paper md:grid-cols-2">
      <div className="p-6 lg:p-12">
        <Text className="max-w-[24ch] font-display text-h3 wrap-anywhere">{text}</Text>
        <p className="mt-6">
          <a href={way.path} className="link inline-flex min-h-target items-center">
            {way.label}
          </a>
        </p>
      </div>
      <Scene name="empty-yard-card" alt="" lazy={!isTitle} className="h-auto w-full self-end" />
    </div>
  );
}
