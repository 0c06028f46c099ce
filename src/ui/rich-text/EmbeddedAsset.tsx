import type { AssetTarget, RichTextCopy } from '#domain/entries/rich-text/rich-text.ts';
import { Photo } from '#src/ui/parts/Photo.tsx';
import { RichLink } from './RichLink.tsx';

/** The column of text is 40 rem wide; below that, the screen less its margins. */
const SIZES = '(min-width: 44rem) 40rem, calc(100vw - 2.5rem)';

interface Props {
  asset: AssetTarget;
  copy: RichTextCopy;
}

/** A picture, or what stands for a file that cannot be shown in the text (specification, section 2, 'Blog post'). */
export function EmbeddedAsset({ asset, copy }: Props) {
  const { url, contentType, title, width, height, alt = title, caption, credit } = asset;
  const isPicture = contentType.startsWith('image/');
  if (isPicture && width && height)
    return (
      <figure>
        <Photo photo={{ url, width, height, alt }} sizes={SIZES} className="h-auto max-w-full" />
        {(caption || credit) && (
          <figcaption className="mt-2 text-label text-muted">
            {caption}
            {caption && credit && ' '}
            {credit && <small className="block text-label">{credit}</small>}
          </figcaption>
        )}
      </figure>
    );
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {!isPicture && (
        <span className="rounded-control bg-accent px-4 py-2 font-semibold text-paper">
          {contentType} {copy.embeddedAsset}
        </span>
      )}
      <RichLink uri={url} newTabNote={copy.opensInNewTab}>
        {title || fileName(url)}
      </RichLink>
    </p>
  );
}

function fileName(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1);
}
