import type { Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Flag } from '#src/ui/parts/Flag.tsx';
import { Logo } from '#src/ui/parts/Logo.tsx';

interface Props {
  site: Site;
  copy: LayoutCopy['footer'];
}

/** Who this is and where it works. */
export function FooterBrand({ site, copy }: Props) {
  return (
    <div>
      <a href="/" className="inline-flex min-h-target items-center no-underline">
        <Logo name={site.brand.name} />
      </a>
      <p className="max-w-80 md:mt-4">{copy.line}</p>
      <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-2 md:mt-5 md:flex-col">
        {site.countries.map((country) => (
          <li key={country.code} className="flex items-center gap-3">
            <Flag code={country.code} />
            {country.status === 'active' ? country.name : copy.comingSoon.replace('{country}', country.name)}
          </li>
        ))}
      </ul>
    </div>
  );
}
