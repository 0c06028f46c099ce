import type { Navigation, Site } from '#domain/company/site.ts';
import type { LayoutCopy } from '#domain/pages/standard-layout.ts';
import { Header } from '#src/layouts/header/Header.tsx';
import { Field } from '#src/ui/parts/Field.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { Sheet } from './sheets.tsx';

/** The cells of a form in every state. */
export function Fields() {
  return (
    <Sheet title="Fields">
      <div className="kit-grid kit-cells">
        <Field name="empty" label="Empty" />
        <Field name="hinted" label="With a hint" hint="What is it, how heavy, from where, to where?" />
        <Field name="filled" label="Filled" defaultValue="Amina" />
        <Field name="focused" label="In focus" defaultValue="Amina" place="show-focus-within" />
        <Field
          name="invalid"
          label="Invalid"
          defaultValue="0803"
          error="Phone number needs at least 11 digits"
        />
        <Field
          name="invalid-focused"
          label="Invalid and in focus"
          defaultValue="0803"
          error="Phone number needs at least 11 digits"
          place="show-focus-within"
        />
        <Field name="sending" label="While sending, which nobody can change" defaultValue="Amina" readOnly />
        <Field
          name="long"
          label="Many lines"
          defaultValue={'Ten trucks of cement,\nObajana to Kano'}
          multiline
        />
      </div>
    </Sheet>
  );
}

interface Props {
  site: Site;
  navigation: Navigation;
  copy: LayoutCopy['header'];
  whatsapp: string | undefined;
}

const SURFACES = Object.keys(SURFACE_CLASSES) as Surface[];

/** The header on every surface it may be on, past 10 px, and with a menu open (states.ts sets the last two). */
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
