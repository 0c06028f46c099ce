import type { ReactNode } from 'react';
import {
  Body,
  Button,
  Column,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Row,
  Section,
  Text,
} from 'react-email';
import satori from 'satori';
import { type EmailCopy, type EmailFacts, HEAD_ID } from '#domain/leads/copy/emails.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { BrandMark, fonts, placed } from '#src/seo/social/board.tsx';
import { sceneFile } from '#src/ui/art/files.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { spacedNumber } from '#src/ui/parts/whatsapp.ts';
import type { NoteWords } from './note-words.ts';
import { styles } from './styles.ts';

const MOTIFS = 12;
const BAND = Array.from({ length: MOTIFS }, (_, place) => ({
  id: `motif-${place}`,
  color: [palette.forest, palette.amber, palette.laterite, palette.amber][place % 4],
}));

/** The painted band of the lorry, in blocks of colour that every mailbox can show. */
export function Band() {
  return (
    <Section>
      <Row aria-hidden="true">
        {BAND.map(({ id, color }) => (
          <Column key={id} style={{ height: '12px', lineHeight: '12px', backgroundColor: color }} />
        ))}
      </Row>
    </Section>
  );
}

/** As wide as the sheet of an e-mail, drawn twice as large for sharp screens. */
export const HEAD_SHOWN = { width: 596, height: 150 } as const;
const WIDTH = 2 * HEAD_SHOWN.width;
const HEIGHT = 2 * HEAD_SHOWN.height;
/** Of the drawing's own box, 360 by 258, with a little wall above it. */
const DESK = { width: 384, height: 275 } as const;

/** Draws the head of an e-mail as an SVG: the brand's sign and name on a forest wall, and the desk that is awake, on the lower edge. */
export async function drawHead(brand: string): Promise<string> {
  const name = await satori(
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        width: '100%',
        height: '100%',
        paddingLeft: 32,
        color: palette.paper,
        fontFamily: 'Bricolage Grotesque',
        fontSize: 76,
      }}
    >
      <BrandMark brand={brand} width={110} height={72} gap={24} first={palette.amber} />
      {brand.normalize()}
    </div>,
    { width: WIDTH, height: HEIGHT, fonts },
  );
  const { width, height } = DESK;
  const desk = placed(
    sceneFile('night-desk').markup,
    `x="${WIDTH - width - 24}" y="${HEIGHT - height}" width="${width}" height="${height}" preserveAspectRatio="xMaxYMax"`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><path fill="${palette.forest}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${name}${desk}</svg>`;
}

interface FrameProps {
  words: NoteWords;
  labels: EmailCopy['labels'];
  facts: EmailFacts;
  children: ReactNode;
}

/** The sheet of paper that each e-mail is: who writes and what about, its own part, what happens next, the desk. */
export function Frame({ words, labels, facts, children }: FrameProps) {
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

interface LetterProps {
  words: NoteWords;
  labels: EmailCopy['labels'];
  facts: EmailFacts;
}

/** An e-mail about one thing, with the button that does it. */
export function Letter({ words, labels, facts }: LetterProps) {
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
        <Section style={styles.action}>
          <Text style={styles.text}>
            <Link href={facts.workbook} style={styles.link}>
              {words.workbook}
            </Link>
          </Text>
        </Section>
      )}
    </Frame>
  );
}
