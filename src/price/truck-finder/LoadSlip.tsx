import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import type { LoadField, LoadQuestion } from '#domain/price/trucks/load-query.ts';
import { Band } from '#src/ui/art/bands/Band.tsx';
import { SubmitButton } from '#src/ui/parts/Button.tsx';
import { FaultList } from '#src/ui/parts/FaultList.tsx';
import { LoadFields } from './LoadFields.tsx';
import { loadFaultWords } from './load-words.ts';

/** The page that answers, whichever address the form was read at. */
const HAULAGE_PATH = '/products/haulage';

interface Props {
  copy: WhichTruckCopy;
  question: LoadQuestion;
}

/** The form of the tool: it asks by its address, so that an answer can be kept, shared and had without script. */
export function LoadSlip({ copy, question }: Props) {
  const { errors } = question;
  const faulty = Object.keys(errors) as LoadField[];
  return (
    <form
      method="get"
      action={`${HAULAGE_PATH}#${ANSWER_ANCHOR}`}
      data-held="which-truck"
      className="print:hidden -mx-margin bg-paper md:mx-0 md:[box-shadow:0.375rem_0.375rem_0_0_var(--color-ink)]"
    >
      <Band size="small" motif="check" />
      <p className="border-b-2 border-ink px-5 py-3 font-display text-h4 md:px-6">{copy.slip}</p>
      <FaultList
        heading={copy.faulty}
        faults={faulty.map((name) => ({ name, label: copy[name], text: loadFaultWords(errors[name], copy) }))}
      />
      <LoadFields copy={copy} question={question} />
      <div className="p-5 md:p-6">
        <SubmitButton icon="arrow">{copy.ask}</SubmitButton>
      </div>
    </form>
  );
}
