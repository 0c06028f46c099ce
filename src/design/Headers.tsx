import type { Navigation, Site } from '#domain/site.ts';
import type { LayoutCopy } from '#domain/standard-layout.ts';
import { Header } from '#src/sections/header/Header.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';
import { Sheet } from './Sheet.tsx';

interface Props {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy['header'];
}

const FIELDS = Object.keys(FIELD_CLASSES) as Field[];

/** The header on every field it may stand on, past 10 px, and with a menu open (states.ts sets the last two). */
export function Headers(props: Props) {
  return (
    <Sheet title="Header">
      {FIELDS.map((field) => (
        <div key={field} className="kit-stage">
          <Header {...props} field={field} path="/products/haulage" />
        </div>
      ))}
      <h3 className="text-h4">scrolled</h3>
      <div className="kit-stage" data-show-scrolled>
        <Header {...props} field="amber" path="/resources/blog" />
      </div>
      <h3 className="text-h4">menu open</h3>
      <div className="kit-stage kit-stage-open" data-show-open>
        <Header {...props} field="amber" path="/resources/blog" />
      </div>
    </Sheet>
  );
}
