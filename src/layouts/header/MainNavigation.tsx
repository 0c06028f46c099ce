import type { ReactNode } from 'react';
import type { Country, Navigation } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Flag } from '#src/ui/parts/Flag.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';

/**
 * How a link stands to the page that is shown, as a value of `aria-current`.
 * @param link path that the link leads to
 * @param shown path of the page that is shown
 * @returns 'page' for the page itself, 'true' for one below it, else nothing
 */
export function currency(link: string, shown: string): 'page' | 'true' | undefined {
  if (link === shown) return 'page';
  return shown.startsWith(`${link}/`) ? 'true' : undefined;
}

interface MenuGroupProps {
  /** The name of the closed menu. */
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}

/**
 * One of the header's menus, of which one is open at a time: browsers see to that by the shared name, so that it holds
 * without script.
 */
function MenuGroup({ summary, className = '', summaryClassName = '', children }: MenuGroupProps) {
  return (
    <details name="header-menu" className={className}>
      <summary className={`flex min-h-target items-center gap-1.5 font-semibold ${summaryClassName}`}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

interface DropDownProps {
  label: string;
  className: string;
  /** The page that is shown is one of the menu's. */
  here?: boolean;
  /** Its lines, as items of a list. */
  children: ReactNode;
}

/** A menu of lines: a panel below the row from 768 px, a part of the accordion below that. */
export function DropDown({ label, className, here, children }: DropDownProps) {
  return (
    <MenuGroup
      className={className}
      summaryClassName={here ? 'here' : ''}
      summary={
        <>
          <span className="menu-label">{label}</span>
          <Icon name="caret" className="caret size-4" />
        </>
      }
    >
      <div className="menu-panel">
        <p className="menu-title" aria-hidden="true">
          {label}
        </p>
        <ul className="menu-items">{children}</ul>
      </div>
    </MenuGroup>
  );
}

interface MainNavigationProps {
  label: string;
  navigation: Pick<Navigation, 'menus' | 'links'>;
  /** Path of the page that is shown. */
  path: string;
  /** The menu that follows the links. */
  children?: ReactNode;
}

/** The menus and the links beside them: drop-downs from 768 px, an accordion below; one DOM for both (header.css). */
export function MainNavigation({ label, navigation, path, children }: MainNavigationProps) {
  return (
    <nav aria-label={label} className="main-navigation">
      <ul>
        {navigation.menus.map((menu) => (
          <li key={menu.label}>
            <DropDown
              label={menu.label}
              className="menu"
              here={menu.items.some((item) => currency(item.path, path))}
            >
              {menu.items.map((item) => (
                <li key={item.path}>
                  <a href={item.path} className="menu-item" aria-current={currency(item.path, path)}>
                    <span className="menu-item-label">{item.label}</span>
                    <span className="menu-item-note">{item.note}</span>
                  </a>
                </li>
              ))}
            </DropDown>
          </li>
        ))}
        {navigation.links.map((link, place) => (
          <li key={link.path} className={place > 0 ? 'second-link' : undefined}>
            <a href={link.path} className="menu-link" aria-current={currency(link.path, path)}>
              <span className="menu-label">{link.label}</span>
            </a>
          </li>
        ))}
        <li className="wide-only">{children}</li>
      </ul>
    </nav>
  );
}

interface CountrySelectorProps {
  countries: Country[];
  copy: LayoutCopy['header'];
}

/** Where the company works and where it will: the active country is chosen, the others cannot be yet. */
export function CountrySelector({ countries, copy }: CountrySelectorProps) {
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

function CountryChoice({ country, copy }: { country: Country; copy: CountrySelectorProps['copy'] }) {
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
