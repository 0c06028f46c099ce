import type { Cover as CoverName } from '#domain/blog.ts';
import { Scene, sceneFile, sceneUrl } from '#src/illustrations/files.tsx';

/** The scenes' own grounds, which show until the file is there and where a frame is larger than the view. */
const GROUNDS: Record<CoverName, string> = {
  quay: 'bg-amber',
  yard: 'bg-laterite',
  warehouse: 'bg-ink',
  corridor: 'bg-sand',
};

interface Props {
  cover: CoverName;
  className?: string;
}

/** The scene of a post's theme as a card shows it; decoration beside the title. */
export function CardCover({ cover, className = '' }: Props) {
  return <Scene name={`${cover}-card`} alt="" className={`object-cover ${GROUNDS[cover]} ${className}`} />;
}

/** The scene of a post's theme across the page, in its narrower view on phones; decoration below the title. */
export function WideCover({ cover, className = '' }: Props) {
  const { width, height } = sceneFile(cover);
  return (
    <picture>
      <source media="(width >= 40rem)" srcSet={sceneUrl(cover)} width={width} height={height} />
      <Scene
        name={`${cover}-card`}
        alt=""
        lazy={false}
        className={`object-cover ${GROUNDS[cover]} ${className}`}
      />
    </picture>
  );
}
