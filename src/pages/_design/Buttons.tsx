import { SendButton } from '#src/leads/forms/SendButton.tsx';
import { ButtonLink, SubmitButton } from '#src/ui/parts/Button.tsx';
import { SURFACE_CLASSES, type Surface } from '#src/ui/parts/surfaces.ts';
import { Sheet } from './Sheet.tsx';

const STATES = ['', 'show-hover', 'show-focus-visible', 'show-active'] as const;
const SURFACES = Object.keys(SURFACE_CLASSES) as Surface[];

/** Buttons and links in every state, on every surface. */
export function Buttons() {
  return (
    <Sheet title="Buttons and links">
      {SURFACES.map((surface) => (
        <div key={surface}>
          <h3 className="text-h4">{surface}</h3>
          {STATES.map((state) => (
            <div key={state} className={`kit-surface ${SURFACE_CLASSES[surface]}`}>
              <span className="text-label">{state.replace('show-', '') || 'rest'}</span>
              <ButtonLink
                kind={surface === 'signal' ? 'dark' : 'action'}
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
      <div className={`kit-surface ${SURFACE_CLASSES.paper}`}>
        <SubmitButton ariaDisabled>Send Message</SubmitButton>
        <SendButton label="Send Message" sendingLabel="Sending your message" sending />
      </div>
    </Sheet>
  );
}
