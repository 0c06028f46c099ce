import type { Site } from '#domain/site.ts';
import { spacedNumber } from '#src/ui/phone-number.ts';

interface Props {
  site: Pick<Site, 'legalName' | 'address' | 'phone' | 'email'>;
  /** Where the page is found. */
  address: string;
}

/** Who printed paper comes from: hidden on screens, first on paper (src/styles/print.css). No link: the first of a page skips to its content. */
export function Letterhead({ site, address }: Props) {
  return (
    <div className="hidden print:block" data-letterhead>
      <p>{site.legalName.value}</p>
      <p>{site.address.value}</p>
      <p>
        {spacedNumber(site.phone.value)} <span>{site.email.value}</span>
      </p>
      <p>{address}</p>
    </div>
  );
}
