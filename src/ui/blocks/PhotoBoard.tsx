import type { PhotoBoard as Board } from '#domain/pages/page-records.ts';
import { Photo } from '#src/ui/parts/photo/Photo.tsx';
import './photographs.css';

/** The widest takes the whole measure, the others half of it. */
const SIZES = '(min-width: 80rem) 76rem, 100vw';
const HALF_SIZES = '(min-width: 80rem) 37rem, (min-width: 40rem) 48vw, 100vw';

/** Photographs of what a page speaks of, each with who took it; nothing where there are none yet. */
export function PhotoBoard({ board }: { board: Board | undefined }) {
  if (!board || board.photos.length === 0) return null;
  const { heading, photos } = board;
  const isOdd = photos.length % 2 === 1;
  return (
    <section aria-labelledby="photographs" className="bg-paper text-ink">
      <div className="measure py-section">
        <h2 id="photographs" className="text-h2">
          {heading}
        </h2>
        <ul className="photographs">
          {photos.map((photo, place) => (
            <li key={photo.url}>
              <figure>
                <div className="photographs-frame">
                  <Photo photo={photo} sizes={isOdd && place === 0 ? SIZES : HALF_SIZES} />
                  <span className="photo-credit">{photo.credit}</span>
                </div>
                {photo.caption && <figcaption>{photo.caption}</figcaption>}
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
