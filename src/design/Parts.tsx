import { ButtonLink, SubmitButton } from '#src/ui/Button.tsx';
import { FIELD_CLASSES } from '#src/ui/fields.ts';
import { ICON_NAMES, Icon } from '#src/ui/Icon.tsx';
import { Skeletons } from '#src/ui/Skeleton.tsx';
import { Sheet } from './Sheet.tsx';

const STATES = ['', 'show-hover', 'show-focus-visible', 'show-active'] as const;

/** Buttons, links, icons and skeletons in every state. */
export function Parts() {
  return (
    <Sheet title="Parts">
      <div className="grid gap-gutter md:grid-cols-2">
        {(['forest', 'amber', 'paper', 'ink'] as const).map((field) => (
          <ul
            key={field}
            className={`flex flex-wrap items-center gap-6 rounded-card p-8 ${FIELD_CLASSES[field]}`}
          >
            {STATES.map((state) => (
              <li key={state} className="space-y-3">
                <p className="text-label">{state.replace('show-', '') || 'rest'}</p>
                <p>
                  <ButtonLink
                    kind={field === 'amber' ? 'dark' : 'action'}
                    href="/design"
                    icon="arrow"
                    className={state}
                  >
                    Start Shipping
                  </ButtonLink>
                </p>
                <p>
                  <ButtonLink kind="plain" href="/design" className={state}>
                    Get the partner app
                  </ButtonLink>
                </p>
                <p>
                  <a href="/design" className={`link ${state}`}>
                    See all products
                  </a>
                </p>
              </li>
            ))}
            <li>
              <SubmitButton disabled>Sending...</SubmitButton>
            </li>
          </ul>
        ))}
      </div>
      <ul className="mt-8 flex flex-wrap gap-6">
        {ICON_NAMES.map((name) => (
          <li key={name} className="text-center text-label">
            <Icon name={name} className="mx-auto size-8" />
            {name}
          </li>
        ))}
      </ul>
      <div className="mt-8 grid gap-gutter md:grid-cols-3">
        <Skeletons count={3} label="Loading" className="h-40" />
      </div>
    </Sheet>
  );
}
