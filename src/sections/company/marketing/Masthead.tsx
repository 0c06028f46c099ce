import { Logo } from '#src/ui/parts/Logo.tsx';

/** The logo alone: a landing page has one thing to do. */
export function Masthead({ brand, home }: { brand: string; home: string }) {
  return (
    <header data-header className="bg-brand text-paper">
      <div className="measure py-4 [--logo-first:var(--color-signal)]">
        <a href="/" className="inline-flex min-h-target items-center" aria-label={home}>
          <Logo name={brand} />
        </a>
      </div>
    </header>
  );
}
