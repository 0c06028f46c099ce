import type { Country } from '#domain/site.ts';

function Nigeria() {
  return (
    <>
      <path d="M0 0h30v20H0z" className="fill-paper" />
      <path d="M0 0h10v20H0zM20 0h10v20H20z" className="fill-leaf" />
    </>
  );
}

function Ghana() {
  return (
    <>
      <path d="M0 0h30v7H0z" className="fill-laterite" />
      <path d="M0 6.67h30v6.67H0z" className="fill-amber" />
      <path d="M0 13.33h30V20H0z" className="fill-leaf" />
      <path d="m15 6.7 1.9 6-5-3.7h6.2l-5 3.7z" className="fill-ink" />
    </>
  );
}

const DRAWINGS = { NG: Nigeria, GH: Ghana } as const;

/** A country's flag; decorative, the country's name stands beside it. */
export function Flag({ code }: { code: Country['code'] }) {
  const Drawing = DRAWINGS[code];
  return (
    <svg
      viewBox="0 0 30 20"
      width="30"
      height="20"
      className="h-5 w-7 shrink-0 border-2 border-current"
      aria-hidden="true"
    >
      <Drawing />
    </svg>
  );
}
