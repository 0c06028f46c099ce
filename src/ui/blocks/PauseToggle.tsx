import { Icon } from '#src/ui/parts/Icon.tsx';
import './pause-toggle.css';

interface Props {
  /** Of what it stops, to remember it by on the next page (src/layouts/browser/pauses.ts). */
  name: string;
  /** The effect of checking it, for those who do not see the sign. */
  label: string;
  className?: string;
}

/**
 * Stops something that moves by itself (WCAG 2.2.2). A checkbox, so that style rules can see it and it works without
 * script: an ancestor pauses with `:has([data-pause]:checked)`.
 */
export function PauseToggle({ name, label, className = '' }: Props) {
  return (
    <label className={`pause-toggle ${className}`}>
      <input type="checkbox" data-pause={name} className="peer choice-input" />
      <span className="sr-only">{label}</span>
      <Icon name="pause" className="size-5 peer-checked:hidden" />
      <Icon name="play" className="hidden size-5 peer-checked:block" />
    </label>
  );
}
