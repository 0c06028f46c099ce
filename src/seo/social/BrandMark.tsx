import { palette } from '#src/ui/art/palette.ts';

interface Props {
  brand: string;
  /** In px. */
  width: number;
  height: number;
  /** Room between it and the name. */
  gap: number;
  /** Of the first lozenge: what its ground does not have. */
  first?: string;
}

/** The two linked lozenges of the brand, as in the site's header (src/ui/parts/Logo.tsx), for satori, which reads no classes. */
export function BrandMark({ brand, width, height, gap, first = palette.forest }: Props) {
  return (
    <svg width={width} height={height} viewBox="0 0 46 30" style={{ marginRight: gap }}>
      <title>{brand}</title>
      <path d="M15 0 30 15 15 30 0 15Z" fill={first} />
      <path d="M31 0 46 15 31 30 16 15Z" fill={palette.laterite} />
      <path d="M23 8 30 15 23 22 16 15Z" fill={palette.ink} />
    </svg>
  );
}
