import { createHash } from 'node:crypto';
import { SCREENS } from '#domain/shared/screens.ts';
import { NO_PICTURE, WAITS } from '#src/ui/parts/photo/late-picture.ts';
import { type DrawingName, drawingMarkup } from './drawings.ts';

const HASH_LENGTH = 10;

interface SceneFile {
  /** Name in the address, with the hash of the markup: it may be kept for ever. */
  file: string;
  markup: string;
  /** Natural size in px, and what is in view, in cm, as the drawing states them. */
  width: number;
  height: number;
  viewBox: string;
}

const known = new Map<DrawingName, SceneFile>();

/** The SVG file of a drawing; read once per process. */
export function sceneFile(name: DrawingName): SceneFile {
  const before = known.get(name);
  if (before) return before;
  const markup = drawingMarkup(name);
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, HASH_LENGTH);
  const file = { file: `${name}.${hash}`, markup, ...statedSize(name, markup) };
  known.set(name, file);
  return file;
}

/** @throws when the drawing does not begin with its size, without which the page around it would move */
function statedSize(name: DrawingName, markup: string) {
  const [root = ''] = /^<svg [^>]*>/.exec(markup) ?? [];
  const [width, height, viewBox] = ['width', 'height', 'viewBox'].map(
    (attribute) => new RegExp(` ${attribute}="([\\d. -]+)"`).exec(root)?.[1],
  );
  if (!width || !height || !viewBox) throw new Error(`The drawing ${name} does not state its size`);
  // HTML takes whole numbers only.
  return { width: Math.round(Number(width)), height: Math.round(Number(height)), viewBox };
}

/** The address of a drawing's file, for `<img>` and link previews. */
export function sceneUrl(name: DrawingName): string {
  return `/art/${sceneFile(name).file}.svg`;
}

interface SceneProps {
  name: DrawingName;
  /** Another drawing of the same thing for screens below 768 px. */
  phone?: DrawingName;
  /** The text alternative; empty when it is decoration. */
  alt: string;
  /** Of the image; with `phone`, of the frame that the image fills. */
  className?: string;
  /** False for the one drawing that is in view when the page opens: it is fetched before all others. */
  lazy?: boolean;
}

/** A drawing outside the HTML, loaded when it comes near; its place is kept from the start. */
export function Scene({ name, phone, alt, className, lazy = true }: SceneProps) {
  const { width, height } = sceneFile(name);
  const image = (
    <img
      src={sceneUrl(name)}
      alt={alt}
      width={width}
      height={height}
      className={phone ? 'size-full [object-fit:inherit] [object-position:inherit]' : className}
      loading={lazy ? 'lazy' : 'eager'}
      fetchPriority={lazy ? undefined : 'high'}
      decoding="async"
    />
  );
  if (!phone && !lazy) return image;
  return (
    <picture className={phone ? `block ${className}` : 'contents'}>
      {/* Before the one that it stands in for, with its size. The page's first script takes these away. */}
      {lazy && phone && (
        <PhoneSource name={phone} media={`${WAITS} and ${SCREENS.phone}`} srcSet={NO_PICTURE} />
      )}
      {lazy && <source media={WAITS} srcSet={NO_PICTURE} />}
      {phone && <PhoneSource name={phone} media={SCREENS.phone} srcSet={sceneUrl(phone)} />}
      {image}
    </picture>
  );
}

function PhoneSource({ name, ...source }: { name: DrawingName; media: string; srcSet: string }) {
  const { width, height } = sceneFile(name);
  return <source {...source} width={width} height={height} />;
}
