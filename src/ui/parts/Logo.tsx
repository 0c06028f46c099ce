/**
 * The brand: two lozenges of a lorry's band, linked, and the name in the display face. The lozenges take their colours
 * from `--logo-first` and `--logo-second`, so that a dark field can repaint them.
 */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-display text-[1.875rem] leading-none">
      <svg viewBox="0 0 46 30" width="46" height="30" className="h-7 w-auto" aria-hidden="true">
        <path d="M15 0 30 15 15 30 0 15Z" className="fill-(--logo-first)" />
        <path d="M31 0 46 15 31 30 16 15Z" className="fill-(--logo-second)" />
        <path d="M23 8 30 15 23 22 16 15Z" className="fill-ink" />
      </svg>
      {name}
    </span>
  );
}
