import { Image } from '@react-pdf/renderer';
import { renderToStaticMarkup } from 'react-dom/server';
import { BandStrip } from '#src/ui/art/bands/BandStrip.tsx';
import type { Motif } from '#src/ui/art/bands/motifs.ts';
import type { DrawingName } from '#src/ui/art/drawings.ts';
import { sceneFile } from '#src/ui/art/files.tsx';
import { Canvas } from '#src/ui/art/parts/Canvas.tsx';
import type { Surface } from '#src/ui/parts/surfaces.ts';
import { expandUses } from './expand-uses.ts';
import { PAGE } from './sheet.ts';

const asVectors = (markup: string) =>
  `data:image/svg+xml;base64,${Buffer.from(expandUses(markup)).toString('base64')}`;

interface DrawingProps {
  name: DrawingName;
  /** In points; the height follows. */
  width: number;
}

/** One of the site's drawings as vectors. */
export function Drawing({ name, width }: DrawingProps) {
  const scene = sceneFile(name);
  return (
    <Image src={asVectors(scene.markup)} style={{ width, height: (width * scene.height) / scene.width }} />
  );
}

interface PaintedBandProps {
  motif: Motif;
  /** In points. */
  width: number;
  height: number;
}

/** A painted band, like those on a lorry. */
export function PaintedBand({ motif, width, height }: PaintedBandProps) {
  const markup = renderToStaticMarkup(
    <Canvas box={[0, 0, width, height]}>
      <BandStrip motif={motif} width={width} height={height} />
    </Canvas>,
  );
  return <Image src={asVectors(markup)} style={{ width, height }} />;
}

/** Height of the painted edge of a surface, in points. */
export const EDGE = 26;

/** The painted edge of a page of colour, in a motif that shows on it. */
export function Edge({ surface }: { surface: Surface }) {
  return (
    <PaintedBand motif={surface === 'accent' ? 'chevron' : 'lozenge'} width={PAGE.width} height={EDGE} />
  );
}
