import { Field } from '#src/ui/parts/Field.tsx';
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
