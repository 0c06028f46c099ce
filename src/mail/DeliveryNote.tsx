import type { ReactNode } from 'react';
import { Button, Link, Section, Text } from 'react-email';
import type { EmailCopy, EmailFacts, EmailRow } from '#domain/leads/copy/emails.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import { Frame } from './Frame.tsx';
import type { NoteWords } from './note-words.ts';
import { styles } from './styles.ts';

interface Props {
  words: NoteWords;
  labels: EmailCopy['labels'];
  facts: EmailFacts;
}

/** An enquiry as a delivery note: labelled cells on paper. */
export function DeliveryNote({ words, labels, facts }: Props) {
  return (
    <Frame words={words} labels={labels} facts={facts}>
      {words.isUrgent && <Actions actions={words.actions} />}
      <table role="presentation" style={styles.cells}>
        <tbody>
          <tr>
            <Cell label={labels.reference}>{facts.reference}</Cell>
            <Cell label={labels.received}>{words.received}</Cell>
          </tr>
          {facts.name && <Row label={labels.name}>{facts.name}</Row>}
          {facts.rows.map((row) => (
            <Row key={row.label} label={row.label} text={row.kind === 'text'}>
              <Value {...row} />
            </Row>
          ))}
        </tbody>
      </table>
      {!words.isUrgent && <Actions actions={words.actions} />}
    </Frame>
  );
}

/** What the desk does next; the first is the one to begin with. */
function Actions({ actions }: Pick<NoteWords, 'actions'>) {
  return actions?.map(({ label, href }, place) => (
    <Section key={label} style={styles.sheetAction}>
      <Button href={href} style={place === 0 ? styles.button : styles.quietButton}>
        {label}
      </Button>
    </Section>
  ));
}

/** Telephone numbers and e-mail addresses are links. */
function Value({ kind, value }: EmailRow) {
  if (kind !== 'phone' && kind !== 'email') return value;
  const href = kind === 'phone' ? `tel:${value}` : `mailto:${encodeURIComponent(value)}`;
  return (
    <Link href={href} style={styles.link}>
      {kind === 'phone' ? spacedNumber(value) : value}
    </Link>
  );
}

interface CellProps {
  label: string;
  wide?: boolean;
  /** Keeps its lines. */
  text?: boolean;
  children: ReactNode;
}

function Row(cell: CellProps) {
  return (
    <tr>
      <Cell {...cell} wide />
    </tr>
  );
}

function Cell({ label, wide = false, text = false, children }: CellProps) {
  return (
    <td colSpan={wide ? 2 : 1} style={wide ? styles.wideCell : styles.cell}>
      <Text style={styles.label}>{label}</Text>
      <Text style={text ? styles.message : styles.value}>{children}</Text>
    </td>
  );
}
