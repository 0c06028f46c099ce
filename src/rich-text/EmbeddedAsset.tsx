import { z } from 'zod';

const assetSchema = z.object({ fields: z.object({ file: z.object({ contentType: z.string() }) }) });

interface Props {
  /** The asset as the content service delivers it, or a link to one that it did not deliver. */
  target: unknown;
  label: string;
}

/** Stands for a file that cannot be shown in the text (specification, section 2, 'Blog post'). */
export function EmbeddedAsset({ target, label }: Props) {
  const type = assetSchema.safeParse(target).data?.fields.file.contentType;
  if (!type || type.startsWith('image/')) return null;
  return (
    <p className="my-6 w-fit rounded-control bg-laterite px-4 py-2 font-semibold text-paper">
      {type} {label}
    </p>
  );
}
