import { ANSWER_ANCHOR } from '#domain/pages/anchors.ts';
import type { TruckSizesCopy } from '#domain/pages/copy/haulage.ts';
import type { WhichTruckCopy } from '#domain/price/copy/which-truck.ts';
import { type LoadQuestion, WHICH_TRUCK_ANCHOR } from '#domain/price/trucks/load-query.ts';
import type { Plan } from '#domain/price/trucks/which-truck.ts';
import { Assumptions } from './Assumptions.tsx';
import { LoadSlip } from './LoadSlip.tsx';
import { TruckAnswer } from './TruckAnswer.tsx';

interface Props {
  copy: WhichTruckCopy;
  bodies: TruckSizesCopy['trucks'];
  question: LoadQuestion;
  /** Best first; empty when nothing was asked, or nothing fits. */
  plans: Plan[];
  /** The answer to the question about small loads. */
  partLoad?: string | undefined;
}

/** The tool that names the trucks for a load: a slip to fill in, and the answer beside it. */
export function WhichTruck({ copy, bodies, question, plans, partLoad }: Props) {
  return (
    <section
      id={WHICH_TRUCK_ANCHOR}
      aria-labelledby="which-truck-title"
      data-which-truck
      className={`bg-signal text-ink ${question.load ? '' : 'print:hidden'}`}
    >
      <div className="measure grid gap-x-gutter gap-y-5 py-section md:gap-y-10 lg:grid-cols-12 lg:grid-rows-[auto_auto_1fr]">
        <div className="-order-2 lg:col-span-12">
          <h2 id="which-truck-title" className="text-h1">
            {copy.heading}
          </h2>
          <p className="mt-2 max-w-[40ch] text-lead md:mt-4">{copy.lead}</p>
        </div>
        <div className="lg:col-span-6 lg:row-span-2">
          <LoadSlip copy={copy} question={question} />
          <p
            role="status"
            className="mt-4 min-h-6 max-w-[50ch] font-semibold"
            data-truck-note
            data-asking={copy.asking}
            data-unreached={copy.unreached}
          />
        </div>
        <div
          id={question.load && ANSWER_ANCHOR}
          tabIndex={-1}
          data-truck-answer
          className={question.load ? '-order-1 lg:col-span-12' : 'lg:col-span-6'}
        >
          <TruckAnswer copy={copy} bodies={bodies} question={question} plans={plans} partLoad={partLoad} />
        </div>
        <div className="lg:col-span-6 lg:col-start-7">
          <Assumptions copy={copy.assumptions} />
        </div>
      </div>
    </section>
  );
}
