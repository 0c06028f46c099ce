import { palette } from '../palette.ts';
import { useDarks } from '../parts/surface.tsx';

/** A shade tree, as stands in most yards; about x = 0 on y = 0, 560 cm tall. */
export function Tree() {
  const darks = useDarks();
  return (
    <>
      <path fill={darks.part} d="M-16 0l6-250-60-70 14-10 50 50 8-70h16l4 84 56-58 12 12-62 76 6 236z" />
      <path
        fill={palette.leaf}
        d="M-190-330q-30-70 40-110 0-80 90-84 50-50 116-14 90-6 104 76 66 46 28 120-30 50-100 28-40 34-96 12-70 30-106-10-60 20-76-18z"
      />
      <path
        fill={palette.forest}
        d="M-190-330q20 20 70 8 40 18 90-6 50 24 100-4 60 18 106-14 20-12 20-40 14 60-8 94-30 50-100 28-40 34-96 12-70 30-106-10-60 20-76-18z"
      />
    </>
  );
}
