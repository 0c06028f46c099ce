import type { EntryTarget, RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';

interface Props {
  entry: EntryTarget;
  copy: RichTextCopy;
}

/** Another entry inside a text, as the slip that leads to it. */
export function EmbeddedEntry({ entry, copy }: Props) {
  return (
    <aside className="rich-text-entry">
      <p className="text-label font-semibold text-brand">{copy.kinds[entry.kind]}</p>
      <p className="font-display text-h4">
        <a href={entry.href}>
          {entry.title}
          <Icon name="arrow" />
        </a>
      </p>
      {entry.subTitle && <p>{entry.subTitle}</p>}
    </aside>
  );
}
