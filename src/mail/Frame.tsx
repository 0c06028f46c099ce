import {
  Body,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import type { ReactNode } from 'react';
import { type EmailCopy, type EmailFacts, HEAD_ID } from '#domain/leads/copy/emails.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import { Band } from './Band.tsx';
import { HEAD_SHOWN } from './head-picture.tsx';
import type { NoteWords } from './note-words.ts';
import { styles } from './styles.ts';

interface Props {
  words: NoteWords;
  labels: EmailCopy['labels'];
  facts: EmailFacts;
  children: ReactNode;
}

/** The sheet of paper that each e-mail is: who writes and what about, its own part, what happens next, the desk. */
export function Frame({ words, labels, facts, children }: Props) {
  return (
    <Html lang={LANGUAGE_TAG}>
      <Head>
        <title>{words.subject}</title>
      </Head>
      <Preview>{words.preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Band />
          {!facts.sender && (
            <Img src={`cid:${HEAD_ID}`} alt={facts.brand} {...HEAD_SHOWN} style={styles.headPicture} />
          )}
          <Section style={styles.head}>
            {facts.sender && <Text style={styles.brand}>{facts.brand}</Text>}
            <Heading style={styles.heading}>{words.heading}</Heading>
            <Text style={styles.text}>{words.lead}</Text>
          </Section>
          {children}
          <Section style={styles.next}>
            <Text style={styles.nextHeading}>{labels.next}</Text>
            <ol style={styles.steps}>
              {words.next.map((step) => (
                <li key={step} style={styles.step}>
                  {step}
                </li>
              ))}
            </ol>
          </Section>
          <Section style={styles.foot}>
            {!facts.sender && (
              <Text style={styles.label}>
                {labels.desk}:{' '}
                <Link href={`tel:${facts.desk.phone}`} style={styles.link}>
                  {spacedNumber(facts.desk.phone)}
                </Link>
                ,{' '}
                <Link href={`mailto:${facts.desk.email}`} style={styles.link}>
                  {facts.desk.email}
                </Link>
              </Text>
            )}
            {words.stop && facts.stop && (
              <Text style={styles.label}>
                <Link href={facts.stop} style={styles.link}>
                  {words.stop}
                </Link>
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
