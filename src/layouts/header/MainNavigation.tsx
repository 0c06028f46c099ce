import type { ReactNode } from 'react';
import type { Navigation } from '#domain/company/site.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { currency } from './current-page.ts';
import { MenuGroup } from './MenuGroup.tsx';

interface Props {
  label: string;
  menus: Navigation['menus'];
  /** Path of the page that is shown. */
  path: string;
  /** The items that the row has no room for between 768 and 1119 px: links below the last menu. */
  reach?: ReactNode;
}

/** The menus: drop-downs from 768 px, an accordion below; one DOM for both (header.css). */
export function MainNavigation({ label, menus, path, reach }: Props) {
  return (
    <nav aria-label={label} className="main-navigation">
      <ul>
        {menus.map((menu, place) => (
          <li key={menu.label}>
            <MenuGroup
              className="menu"
              summaryClassName={menu.items.some((item) => currency(item.path, path)) ? 'here' : ''}
              summary={
                <>
                  <span className="menu-label">{menu.label}</span>
                  <Icon name="caret" className="caret size-4" />
                </>
              }
            >
              <div className="menu-panel">
                <p className="menu-title" aria-hidden="true">
                  {menu.label}
                </p>
                <ul className="menu-items">
                  {menu.items.map((item) => (
                    <li key={item.path}>
                      <a href={item.path} className="menu-item" aria-current={currency(item.path, path)}>
                        <span className="menu-item-label">{item.label}</span>
                        <span className="menu-item-note">{item.note}</span>
                      </a>
                    </li>
                  ))}
                </ul>
                {place === menus.length - 1 && reach}
              </div>
            </MenuGroup>
          </li>
        ))}
      </ul>
    </nav>
  );
}
