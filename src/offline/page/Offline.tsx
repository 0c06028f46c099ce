import type { ReactNode } from 'react';
import type { PageCopy } from '#domain/pages/pages.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { EVENTS } from '#domain/visits/analytics.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { ButtonLink } from '#src/ui/parts/Button.tsx';
import { PhoneLink } from '#src/ui/parts/PhoneLink.tsx';
import { PageTitle } from '../../ui/parts/PageTitle.tsx';

/** A place that the service worker fills (src/offline/worker/reader.ts); pages that the server answers leave it empty. */
export function Slot({ name }: { name: string }) {
  return <div data-slot={name} />;
}

/** A template that the service worker fills a place with. Unseen where it is; words in braces are put in. */
function Filling({ name, children }: { name: string; children: ReactNode }) {
  return <template data-for={name}>{children}</template>;
}

/** The purpose of the page, and a place for the state of the page that was asked for. */
export function OfflineHero({ copy }: { copy: PageCopy<'offline'> }) {
  return (
    <section className="bg-brand text-paper">
      <div className="measure pt-10 pb-14 lg:pt-16 lg:pb-20">
        <PageTitle heading={copy.heading} slogan={copy.slogan} accent="text-signal" />
        <p className="mt-6 max-w-[40ch] text-lead">{copy.lead}</p>
        <Slot name="missing" />
      </div>
      <Band motif="rosette" size="small" />
    </section>
  );
}

interface ReachProps {
  copy: PageCopy<'offline'>['reach'];
  phone: string;
  /** WhatsApp number of the active country, E.164, if it has one, and the words of its link. */
  whatsapp: { number: string | undefined; label: string; newTabNote: string };
}

/** The ways to us that need less than this website. */
export function Reach({ copy, phone, whatsapp }: ReachProps) {
  return (
    <aside aria-labelledby="reach" className="rounded-card bg-ink p-6 text-paper lg:p-8">
      <h2 id="reach" className="text-h3">
        {copy.heading}
      </h2>
      <p className="mt-3">{copy.text}</p>
      <p className="mt-4">
        <PhoneLink
          number={phone}
          className="link inline-flex min-h-target items-center font-display text-h3"
        />
      </p>
      {whatsapp.number && (
        <ButtonLink
          href={whatsappAddress(whatsapp.number)}
          newTabNote={whatsapp.newTabNote}
          event={EVENTS.cta}
          className="mt-4"
        >
          {whatsapp.label}
        </ButtonLink>
      )}
    </aside>
  );
}

/** The bar above a page that comes out of the browser; the service worker shows one of its lines, and brings its looks (src/offline/worker/reader.ts). */
export function KeptBar({ copy }: { copy: PageCopy<'offline'>['bar'] }) {
  const { label, again, ...lines } = copy;
  return (
    <Filling name="bar">
      <aside aria-label={label} className="kept-bar" data-kept-bar="">
        <p role="status">
          {Object.entries(lines).map(([name, words]) => (
            <span key={name} data-bar={name} hidden>
              {words}
            </span>
          ))}
        </p>
        <a href="{address}" data-unfetched="">
          {again}
        </a>
      </aside>
    </Filling>
  );
}

interface PackedLinksProps {
  heading: string;
  text: string;
  links: { label: string; path: string }[];
}

/** The pages whose text every visitor has, as plates. */
function PackedLinks({ heading, text, links }: PackedLinksProps) {
  return (
    <section aria-labelledby="packed" className="border-b-2 border-rule pb-10">
      <h2 id="packed" className="text-h3">
        {heading}
      </h2>
      <p className="mt-2">{text}</p>
      <ul className="mt-5 grid gap-3 sm:grid-cols-2">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-target items-center rounded-control bg-signal px-5 py-3 font-display text-h4 hover:underline hover:decoration-2 hover:underline-offset-4"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FillingsProps {
  copy: PageCopy<'offline'>;
  /** The pages that the pack holds, as menus name them. */
  packed: { label: string; path: string }[];
}

/** The parts of the page that depend on the browser: which page was asked for, what waits, and what is kept. */
export function Fillings({ copy, packed }: FillingsProps) {
  return (
    <>
      <Filling name="missing">
        <div className="mt-8 max-w-[46ch] border-l-8 border-signal ps-5">
          <p>{copy.missing}</p>
          <a href="{address}" className="link inline-flex min-h-target items-center font-semibold">
            {copy.again}
          </a>
        </div>
      </Filling>
      <Filling name="message">
        <section className="border-b-2 border-rule py-8">
          <h2 className="text-h3">{copy.waiting.heading}</h2>
          <p className="mt-3 max-w-[52ch]">{copy.waiting.text}</p>
          <blockquote className="mt-4 max-w-[52ch] border-l-4 border-brand ps-4 whitespace-pre-line">
            {'{message}'}
          </blockquote>
        </section>
      </Filling>
      <Filling name="kept">
        <PackedLinks heading={copy.kept.heading} text={copy.kept.text} links={packed} />
      </Filling>
      <Filling name="visited">
        <section aria-labelledby="opened" className="py-8">
          <h2 id="opened" className="text-h3">
            {copy.visited.heading}
          </h2>
          <p className="mt-2">{copy.visited.text}</p>
          <ul className="mt-5 border-t-[3px] border-ink">{'{items}'}</ul>
        </section>
      </Filling>
      <Filling name="item">
        <li className="flex flex-wrap items-center justify-between gap-x-6 border-b-2 border-rule py-1">
          <a href="{path}" className="link inline-flex min-h-target items-center font-semibold">
            {'{title}'}
          </a>
          <span className="text-label text-muted">{copy.asOf}</span>
        </li>
      </Filling>
    </>
  );
}
