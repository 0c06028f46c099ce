import type { Site } from '#domain/company/site.ts';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';

interface Props {
  site: Pick<Site, 'brand' | 'legalName' | 'address' | 'phone' | 'email'>;
  /** Where the page is found. */
  address: string;
}

/** Who printed paper comes from: hidden on screens, at the head of each sheet of paper (src/ui/styles/print.css). No link: the first of a page skips to its content. */
export function Letterhead({ site, address }: Props) {
  return (
    <div className="hidden print:block" data-letterhead>
      <div>
        <Logo name={site.brand.name} />
        <p>
          <b>{site.legalName.value}</b>, {site.address.value}
        </p>
        <p>
          {spacedNumber(site.phone.value)}, {site.email.value}
        </p>
        <p>{address}</p>
      </div>
    </div>
  );
}
