import { render } from '@react-email/render';
import { Body, Container, Head, Heading, Html, Img, Link, Preview, Section, Text } from 'react-email';
import satori from 'satori';
import {
  CHART_ID,
  type ChartGroup,
  type DigestLine,
  type DigestTable,
  type DigestWords,
  type RenderDigest,
} from '#domain/leads/desk/digest.ts';
import { LANGUAGE_TAG } from '#domain/shared/locale.ts';
import { fonts } from '#src/seo/social/board.tsx';
import { palette } from '#src/ui/art/palette.ts';
import { Band } from './Frame.tsx';
import { styles } from './styles.ts';

/** As wide as the sheet of an e-mail leaves room for, drawn twice as large for sharp screens. */
const CHART_SHOWN_WIDTH = 560;
const WIDTH = 2 * CHART_SHOWN_WIDTH;
const PADDING = 24;
const HEADING_HEIGHT = 64;
const BAR_HEIGHT = 52;
const LABEL_WIDTH = 420;
const LONGEST_BAR = WIDTH - 2 * PADDING - LABEL_WIDTH - 90;
const COLOURS = [palette.forest, palette.laterite, palette.amberFoot];

/** Draws how often each thing occurred in the week as bars of one measure, one group below the other, as an SVG. */
function drawWeek(groups: ChartGroup[]): Promise<string> {
  const most = Math.max(...groups.flatMap(({ bars }) => bars.map(({ count }) => count)));
  const rows = groups.reduce((sum, { bars }) => sum + HEADING_HEIGHT + bars.length * BAR_HEIGHT, 0);
  const chart = (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: PADDING,
        backgroundColor: palette.glassLight,
        color: palette.ink,
        fontFamily: 'Instrument Sans',
        fontSize: 28,
      }}
    >
      {groups.map(({ heading, bars }, place) => (
        <div key={heading} style={{ display: 'flex', flexDirection: 'column' }}>
          <div
            style={{
              display: 'flex',
              alignItems: 'center',
              height: HEADING_HEIGHT,
              fontFamily: 'Bricolage Grotesque',
              fontSize: 34,
            }}
          >
            {heading}
          </div>
          {bars.map(({ label, count }) => (
            <div key={label} style={{ display: 'flex', alignItems: 'center', height: BAR_HEIGHT }}>
              <div style={{ display: 'block', width: LABEL_WIDTH, paddingRight: 16, lineClamp: 1 }}>
                {label}
              </div>
              <div
                style={{
                  display: 'flex',
                  width: Math.max(8, Math.round((LONGEST_BAR * count) / most)),
                  height: BAR_HEIGHT - 16,
                  marginRight: 14,
                  backgroundColor: COLOURS[place % COLOURS.length],
                }}
              />
              <div style={{ display: 'flex' }}>{String(count)}</div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
  return satori(chart, { width: WIDTH, height: rows + 2 * PADDING, fonts });
}

/** A digest as a sheet of paper: each list under its heading, the picture of the week, and what the links do. */
function Digest({ words }: { words: DigestWords }) {
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
          {sections.map(({ heading: title, lines, table }) => (
            <Section key={title} style={styles.next}>
              <Heading as="h2" style={styles.digestHeading}>
                {title}
              </Heading>
              {lines.map((line) => (
                <Entry key={line.href ?? line.text} line={line} open={open} />
              ))}
              {table && <Numbers table={table} />}
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

/** A line; of an enquiry with what there is to know of it, and the ways to act. */
function Entry({ line: { text, details, ways = [], href }, open }: { line: DigestLine; open: string }) {
  return (
    <div style={details ? styles.entry : styles.step}>
      <Text style={details ? styles.entryName : styles.text}>{text}</Text>
      {details?.map((detail) => (
        <Text key={detail} style={styles.text}>
          {detail}
        </Text>
      ))}
      {(ways.length > 0 || href) && (
        <Text style={styles.ways}>
          {ways.map(({ label, href: to }) => (
            <Link key={to} href={to} style={styles.way} aria-label={`${label}: ${text}`}>
              {label}
            </Link>
          ))}
          {href && (
            <Link href={href} style={styles.way} aria-label={`${open}: ${text}`}>
              {open}
            </Link>
          )}
        </Text>
      )}
    </div>
  );
}

/** Numbers side by side. */
function Numbers({ table: { columns, rows } }: { table: DigestTable }) {
  return (
    <table style={styles.numbers}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col" style={styles.numberHead}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ...values]) => (
          <tr key={label}>
            <th scope="row" style={styles.numberLabel}>
              {label}
            </th>
            {values.map((value, place) => (
              <td key={columns[place]} style={styles.number}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Renders a digest with its picture; names that were typed are escaped. */
export const digest: RenderDigest = async (words) => ({
  html: await render(<Digest words={words} />),
  ...(words.chart && { chart: await drawWeek(words.chart.groups) }),
});
