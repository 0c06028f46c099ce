import type { NewsletterCopy } from '#domain/leads/copy/screens-copy.ts';
import type { FormFailure } from '#domain/services/services.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';

interface Props {
  copy: NewsletterCopy['confirm'];
  /** Where the button posts to. */
  action: string;
  /** Of the link in the e-mail. */
  token: string;
  /** Why the button was pressed in vain. */
  failure?: FormFailure | undefined;
  failed: Record<FormFailure, string>;
}

/** One question and its button, for anyone who follows a link of an e-mail: programs follow links too, people press buttons. */
export function Question({ copy, action, token, failure, failed }: Props) {
  return (
    <section className="bg-brand text-paper">
      <div className="measure pt-10 pb-section lg:pt-20">
        <h1 className="text-h1">{copy.heading}</h1>
        <p className="mt-8 mb-10 max-w-[29.25em] text-lead">{copy.lead}</p>
        {failure && (
          <p role="alert" className="mb-6 max-w-[37.25em] bg-alert px-5 py-4 text-ink">
            {failed[failure]}
          </p>
        )}
        <form method="post" action={action}>
          <input type="hidden" name="token" value={token} />
          <SubmitButton icon="arrow">{copy.button}</SubmitButton>
        </form>
      </div>
      <Band motif="lozenge" />
    </section>
  );
}
