import { Link, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { EmailCopy, EmailFacts } from '#domain/emails.ts';
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
      <table role="presentation" style={styles.cells}>
        <tbody>
          <tr>
            <Cell label={labels.reference}>{facts.reference}</Cell>
            <Cell label={labels.received}>{words.received}</Cell>
          </tr>
          <tr>
            <Cell label={labels.name} wide={facts.phone === undefined}>
              {facts.name}
            </Cell>
            {facts.phone && (
              <Cell label={labels.phone}>
                <Link href={`tel:${facts.phone}`} style={styles.link}>
                  {facts.phone}
                </Link>
              </Cell>
            )}
          </tr>
          <tr>
            <Cell label={labels.email} wide>
              <Link href={`mailto:${encodeURIComponent(facts.email)}`} style={styles.link}>
                {facts.email}
              </Link>
            </Cell>
          </tr>
          {facts.company && <Row label={labels.company}>{facts.company}</Row>}
          {facts.service && <Row label={labels.service}>{facts.service}</Row>}
          {facts.guide && <Row label={labels.guide}>{facts.guide}</Row>}
          {facts.message && (
            <tr>
              <td colSpan={2} style={styles.wideCell}>
                <Text style={styles.label}>{labels.message}</Text>
                <Text style={styles.message}>{facts.message}</Text>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </Frame>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <tr>
      <Cell label={label} wide>
        {children}
      </Cell>
    </tr>
  );
}

function Cell({ label, wide = false, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <td colSpan={wide ? 2 : 1} style={wide ? styles.wideCell : styles.cell}>
      <Text style={styles.label}>{label}</Text>
      <Text style={styles.value}>{children}</Text>
    </td>
  );
}
