import type { Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { SEARCH_PATH } from '#domain/shared/page-paths.ts';
import { Icon } from '#src/ui/parts/Icon.tsx';
import { Logo } from '#src/ui/parts/Logo.tsx';
import { isDark, SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { HeaderActions, Reach } from './HeaderActions.tsx';
import './header.css';
import './header-menus.css';
import { MainNavigation } from './MainNavigation.tsx';
import { MenuToggle } from './MenuToggle.tsx';

interface Props {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy['header'];
  /** The colour surface below, which the header stands on. */
  surface: Surface;
  /** Path of the page that is shown. */
  path: string;
}

/**
 * The head of every page. It is one row from 768 px, and below that a bar with a menu. The order of its parts is
 * the order on the screen, and of the Tab key.
 */
export function Header({ site, navigation, copy, surface, path }: Props) {
  return (
    <header data-header className={`site-header ${SURFACE_CLASSES[surface]}`}>
      <div className="measure header-bar">
        <a href="/" className="header-logo">
          <Logo name={site.brand.name} />
        </a>
        <a href={SEARCH_PATH} className="header-search">
          <Icon name="search" className="size-6" />
          <span className="sr-only">{copy.search}</span>
        </a>
        <MenuToggle copy={copy} />
        <div id="header-menu" className="header-menu">
          <MainNavigation
            label={copy.mainNavigation}
            menus={navigation.menus}
            path={path}
            reach={<Reach site={site} copy={copy} />}
          />
          <HeaderActions site={site} copy={copy} dark={isDark(surface)} />
        </div>
      </div>
    </header>
  );
}
