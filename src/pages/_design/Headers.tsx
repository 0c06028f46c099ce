import type { Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Header } from '#src/layouts/header/Header.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { Sheet } from './sheets.tsx';

interface Props {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy['header'];
  whatsapp: string | undefined;
}

const SURFACES = Object.keys(SURFACE_CLASSES) as Surface[];

/** The header on every surface it may stand on, past 10 px, and with a menu open (states.ts sets the last two). */
export function Headers(props: Props) {
  return (
    <Sheet title="Header">
      {SURFACES.map((surface) => (
        <div key={surface} className="kit-stage">
          <Header {...props} surface={surface} path="/products/haulage" />
        </div>
      ))}
      <h3 className="text-h4">scrolled</h3>
      <div className="kit-stage" data-show-scrolled>
        <Header {...props} surface="signal" path="/resources/blog" />
      </div>
      <h3 className="text-h4">menu open</h3>
      <div className="kit-stage kit-stage-open" data-show-open>
        <Header {...props} surface="signal" path="/resources/blog" />
      </div>
    </Sheet>
  );
}
