import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { SCREENS } from '#domain/shared/screens.ts';
import { isPlainClick } from '#src/ui/islands/or-load.ts';
import { useReady } from '#src/ui/islands/use-ready.ts';

/** Width and height of the player (specification, section 2, 'Videos'). */
const SIZES = { wide: [640, 390], narrow: [325, 190] } as const;

interface Props {
  /** Address of the player. */
  href: string;
  title: string;
  words: { play: string; newTabNote: string };
  /** The picture of the video. */
  children: ReactNode;
}

/** A video as a link to its player in a new tab; hydrated, a press puts the player in its place. Nothing of it is loaded before. */
export function VideoPlayer({ href, title, words, children }: Props) {
  const [size, setSize] = useState<readonly [width: number, height: number]>();
  const [playsHere, setPlaysHere] = useState(false);
  useReady('video-player');
  useEffect(() => setPlaysHere(true), []);

  function play(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    const { wide, narrow } = SIZES;
    // Where this throws, the browser follows the link.
    const fitting = matchMedia(SCREENS.wide).matches ? wide : narrow;
    event.preventDefault();
    setSize(fitting);
  }

  return (
    <div data-player="" className="h-[190px] bg-accent md:h-[390px]">
      {size ? (
        <iframe
          ref={focus}
          src={href}
          title={title}
          width={size[0]}
          height={size[1]}
          className="block size-full border-0"
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener"
          data-defer="video-player"
          className="group block h-full"
          onClick={play}
        >
          {children}
          <span className="sr-only">
            {words.play}
            {!playsHere && ` (${words.newTabNote})`}
          </span>
        </a>
      )}
    </div>
  );
}

const focus = (player: HTMLIFrameElement | null) => player?.focus();
