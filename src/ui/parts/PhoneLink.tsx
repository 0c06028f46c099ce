import { spacedNumber } from './whatsapp.ts';

/** A telephone number, E.164, written with spaces and ready to be called. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  return (
    <a href={`tel:${number}`} className={className}>
      {spacedNumber(number)}
    </a>
  );
}
