import type { Country } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Flag } from '#src/ui/parts/Flag.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { MenuGroup } from './MenuGroup.tsx';

interface Props {
  countries: Country[];
  copy: LayoutCopy['header'];
}

/** Where the company works and where it will: the active country is chosen, the others cannot be yet. */
export function CountrySelector({ countries, copy }: Props) {
  const active = countries.find((country) => country.status === 'active');
  return (
    <MenuGroup
      className="country"
      summary={
        <>
          <span className="sr-only">{`${copy.chooseCountry}: `}</span>
          {active && <Flag code={active.code} />}
          <span className="country-name">{active?.name}</span>
          <Icon name="caret" className="caret size-4" />
        </>
      }
    >
      <fieldset className="country-panel">
        <legend className="sr-only">{copy.chooseCountry}</legend>
        {countries.map((country) => (
          <CountryChoice key={country.code} country={country} copy={copy} />
        ))}
      </fieldset>
    </MenuGroup>
  );
}

function CountryChoice({ country, copy }: { country: Country; copy: Props['copy'] }) {
  const active = country.status === 'active';
  return (
    <label className="country-choice">
      <input
        type="radio"
        name="country"
        value={country.code}
        defaultChecked={active}
        disabled={!active}
        className="choice-input"
      />
      <Flag code={country.code} />
      <span className={active ? 'font-bold' : ''}>{country.name}</span>
      <span className={`ms-auto text-label ${active ? 'font-bold' : ''}`}>
        {active ? copy.countrySelected : copy.countryComingSoon}
      </span>
    </label>
  );
}
