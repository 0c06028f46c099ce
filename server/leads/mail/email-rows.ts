import { type EmailCopy, isRowColumn } from '#domain/leads/copy/emails.ts';
import type { EmailRow } from '#domain/leads/desk/desk.ts';
import { columnOf, sentFields } from '#domain/leads/forms/definition.ts';
import type { CarriedField, FormField } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import type { MarketingFormCopy } from '#domain/pages/copy/marketing.ts';
import { fill } from '#domain/shared/fill.ts';
import type { LeadRow } from '../../platform/database/tables.ts';
import { isDialable } from '../lead/telephone.ts';

type SentField = FormField | CarriedField;

const KINDS: Record<SentField['kind'], EmailRow['kind']> = {
  line: 'line',
  email: 'email',
  phone: 'phone',
  text: 'text',
  choice: 'line',
  carried: 'line',
};

/** Whether a field can hold nothing but words of ours: a choice, or what the page puts in. */
export const isOurWords = ({ kind }: SentField) => kind === 'choice' || kind === 'carried';

/** The words around what was typed: of the e-mails, and of the services that can be chosen. */
type RowWords = Pick<EmailCopy, 'labels'> & Pick<MarketingFormCopy, 'services'>;

/**
 * The rows of a lead by field, in the order of its form, texts last.
 * @param guide how the guide is called that was asked for
 * @param isShown which fields are shown; all where it is not said
 */
export function rowsOf(
  lead: LeadRow,
  { labels, services }: RowWords,
  guide: string | undefined,
  isShown: (field: SentField) => boolean = () => true,
): EmailRow[] {
  const ownLabels: Partial<Record<string, string>> = labels.fields;
  const rows = sentFields(FORMS[lead.kind]).flatMap(([name, field]) => {
    const column = columnOf(name, field);
    if (!isRowColumn(column) || !isShown(field)) return [];
    if (field.kind === 'phone' && lead.phone_number !== null && !isDialable(lead.phone_number)) {
      const value = fill(labels.unknownNumber, { number: lead.phone_as_typed ?? lead.phone_number });
      return [{ label: ownLabels[name] ?? labels.columns[column], value, column, kind: 'line' as const }];
    }
    const value = column === 'guide' ? guide : shown(field, lead[column], services);
    const label = ownLabels[name] ?? labels.columns[column];
    return value ? [{ label, value, column, kind: KINDS[field.kind] }] : [];
  });
  return rows.toSorted((a, b) => Number(a.kind === 'text') - Number(b.kind === 'text'));
}

/** A choice is shown as the form names it. */
const shown = (field: SentField, value: string | null, names: Partial<Record<string, string>>) =>
  field.kind === 'choice' && value !== null ? (names[value] ?? value) : value;
