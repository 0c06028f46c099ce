import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import { DRAWINGS, type DrawingName } from './drawings.ts';

const NAMESPACE = '<svg xmlns="http://www.w3.org/2000/svg"';
const HASH_LENGTH = 10;

interface SceneFile {
  /** Name in the address, with the hash of the markup: it may be kept for ever. */
  file: string;
  markup: string;
}

const rendered = new Map<DrawingName, SceneFile>();

/** The SVG file of a drawing; rendered once per process. */
export function sceneFile(name: DrawingName): SceneFile {
  const known = rendered.get(name);
  if (known) return known;
  const { component: Component } = DRAWINGS[name];
  const markup = renderToStaticMarkup(<Component />).replace('<svg', NAMESPACE);
  const hash = createHash('sha256').update(markup).digest('hex').slice(0, HASH_LENGTH);
  const file = { file: `${name}.${hash}`, markup };
  rendered.set(name, file);
  return file;
}

/** The address of a drawing's file, for `<img>` and link previews. */
export function sceneUrl(name: DrawingName): string {
  return `/art/${sceneFile(name).file}.svg`;
}

interface SceneProps {
  name: DrawingName;
  /** What the drawing says; empty when it is decoration. */
  alt: string;
  className?: string;
  /** False for a drawing that is in view when the page opens. */
  lazy?: boolean;
}

/** A drawing outside the HTML, loaded when it comes near; its place is kept from the start. */
export function Scene({ name, alt, className, lazy = true }: SceneProps) {
  const { width, height } = DRAWINGS[name];
  return (
    <img
      src={sceneUrl(name)}
      alt={alt}
      width={width}
      height={height}
      className={className}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
    />
  );
}
