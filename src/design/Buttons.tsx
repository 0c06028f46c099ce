import { SendButton } from '#src/forms/SendButton.tsx';
import { ButtonLink, SubmitButton } from '#src/ui/Button.tsx';
import { FIELD_CLASSES, type Field } from '#src/ui/fields.ts';
import { Sheet } from './Sheet.tsx';

const STATES = ['', 'show-hover', 'show-focus-visible', 'show-active'] as const;
const FIELDS = Object.keys(FIELD_CLASSES) as Field[];

/** Buttons and links in every state, on every field of colour. */
export function Buttons() {
  return (
    <Sheet title="Buttons and links">
      {FIELDS.map((field) => (
        <div key={field}>
          <h3 className="text-h4">{field}</h3>
          {STATES.map((state) => (
            <div key={state} className={`kit-field ${FIELD_CLASSES[field]}`}>
              <span className="text-label">{state.replace('show-', '') || 'rest'}</span>
              <ButtonLink
                kind={field === 'amber' ? 'dark' : 'action'}
                href="/design"
                icon="arrow"
                className={state}
              >
                Start Shipping
              </ButtonLink>
              <ButtonLink kind="plain" href="/design" className={state}>
                Get the partner app
              </ButtonLink>
              <a href="/design" className={`link ${state}`}>
                See all products
              </a>
            </div>
          ))}
        </div>
      ))}
      <h3 className="text-h4">disabled, sending</h3>
      <div className={`kit-field ${FIELD_CLASSES.paper}`}>
        <SubmitButton ariaDisabled>Send Message</SubmitButton>
        <SendButton label="Send Message" sendingLabel="Sending your message" sending />
      </div>
    </Sheet>
  );
}
