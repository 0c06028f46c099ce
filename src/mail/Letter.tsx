import { Button, Link, Section, Text } from '@react-email/components';
import type { EmailCopy, EmailFacts } from '#domain/leads/copy/emails.ts';
import { Frame } from './Frame.tsx';
import type { NoteWords } from './note-words.ts';
import { styles } from './styles.ts';

interface Props {
  words: NoteWords;
  labels: EmailCopy['labels'];
  facts: EmailFacts;
}

/** An e-mail about one thing, with the button that does it. */
export function Letter({ words, labels, facts }: Props) {
  return (
    <Frame words={words} labels={labels} facts={facts}>
      {words.button && facts.link && (
        <Section style={styles.action}>
          <Button href={facts.link} style={styles.button}>
            {words.button}
          </Button>
        </Section>
      )}
      {words.workbook && facts.workbook && (
        <Text style={styles.text}>
          <Link href={facts.workbook} style={styles.link}>
            {words.workbook}
          </Link>
        </Text>
      )}
    </Frame>
  );
}
