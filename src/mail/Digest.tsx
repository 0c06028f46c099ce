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
import { CHART_ID, type DigestWords } from '#domain/leads/desk/digest.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { Band } from './Band.tsx';
import { CHART_SHOWN_WIDTH } from './draw-week.tsx';
import { styles } from './styles.ts';

/** A digest as a sheet of paper: each list under its heading, the picture of the week, and what the links do. */
export function Digest({ words }: { words: DigestWords }) {
  const { subject, preview, heading, lead, sections, chart, open, note } = words;
  return (
    <Html lang={LANGUAGE_TAG}>
      <Head>
        <title>{subject}</title>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Band />
          <Section style={styles.head}>
            <Heading style={styles.heading}>{heading}</Heading>
            <Text style={styles.text}>{lead}</Text>
          </Section>
          {sections.map(({ heading: title, lines }) => (
            <Section key={title} style={styles.next}>
              <Heading as="h2" style={styles.digestHeading}>
                {title}
              </Heading>
              <ul style={styles.steps}>
                {lines.map(({ text, href }) => (
                  <li key={href ?? text} style={styles.step}>
                    {text}
                    {href && ' '}
                    {href && (
                      <Link href={href} style={styles.link} aria-label={`${open}: ${text}`}>
                        {open}
                      </Link>
                    )}
                  </li>
                ))}
              </ul>
            </Section>
          ))}
          {chart && (
            <Section style={styles.next}>
              <Img
                src={`cid:${CHART_ID}`}
                alt={chart.alt}
                width={CHART_SHOWN_WIDTH}
                style={{ width: '100%', maxWidth: `${CHART_SHOWN_WIDTH}px`, height: 'auto' }}
              />
            </Section>
          )}
          <Section style={styles.foot}>
            <Text style={styles.label}>{note}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
