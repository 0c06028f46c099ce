import { BLOCKS, type Block, helpers, type Inline, type Text as RichText } from '@contentful/rich-text-types';
import { Checkbox, Path, Svg, Text, View } from '@react-pdf/renderer';
import { TICK_BOX } from '#domain/entries/guide-pdf.ts';
import { startOf, words } from '#domain/entries/rich-text/document.ts';
import { palette } from '#src/ui/art/palette.ts';
import { DISPLAY, TEXT } from './layout.ts';
import { inlines, NEVER_BROKEN, SheetTable, type SourceNumbers } from './SheetTable.tsx';

interface BlockProps {
  block: Block;
  numbers: SourceNumbers;
  /** Begins the names of the fields to fill in below. */
  name: string;
  /** Sets a paragraph larger, as the opening of the guide. */
  lead?: boolean;
}

const BODY = { fontFamily: TEXT, fontSize: 10, lineHeight: 1.5 };
const LEAD = { fontSize: 13, lineHeight: 1.45 };
const BOX = 10;
/** Letters that fit half a line. */
const SHORT = 46;
/** Space between the items of a list and below the last, in points. */
const BETWEEN = 5;
const BELOW = 12;

/** One block of a guide's text as print. A kind that print does not know is shown as its words. */
export function PrintBlock({ block, numbers, name, lead = false }: BlockProps) {
  switch (block.nodeType) {
    case BLOCKS.TABLE:
      return <SheetTable table={block} numbers={numbers} name={name} />;
    case BLOCKS.UL_LIST:
    case BLOCKS.OL_LIST:
      return <List block={block} numbers={numbers} name={name} />;
    case BLOCKS.QUOTE:
      return <Callout block={block} numbers={numbers} name={name} />;
    case BLOCKS.PARAGRAPH:
      return (
        <Text {...NEVER_BROKEN} style={{ ...BODY, ...(lead && LEAD), marginBottom: 9 }}>
          {inlines(block.content, numbers)}
        </Text>
      );
    case BLOCKS.HEADING_3:
      return (
        <Text
          style={{
            fontFamily: DISPLAY,
            fontSize: 18,
            lineHeight: 1,
            marginTop: 12,
            marginBottom: 6,
            color: palette.forest,
          }}
        >
          {words(block)}
        </Text>
      );
    default:
      return <Text style={{ ...BODY, marginBottom: 9 }}>{words(block)}</Text>;
  }
}

/** A note that stands out, on a ground of its own. */
function Callout({ block, numbers }: BlockProps) {
  return (
    <View
      wrap={false}
      style={{
        backgroundColor: palette.glass,
        borderLeftWidth: 5,
        borderColor: palette.forest,
        padding: 12,
        marginVertical: 9,
      }}
    >
      {block.content.map((paragraph) => (
        <Text key={words(paragraph)} {...NEVER_BROKEN} style={BODY}>
          {helpers.isText(paragraph) ? paragraph.value : inlines(paragraph.content, numbers)}
        </Text>
      ))}
    </View>
  );
}

/** Items, marked by lozenge, number or box. Short items stand in two columns. */
function List({ block, numbers, name }: BlockProps) {
  const items = block.content.map((item) => ({ item, text: words(item).trim() }));
  const inColumns = items.every(({ text }) => text.length <= SHORT) && block.nodeType === BLOCKS.UL_LIST;
  const rows = items.map(({ item, text }, place) => {
    const isTask = text.startsWith(TICK_BOX);
    const mark =
      block.nodeType === BLOCKS.OL_LIST ? <Place n={(startOf(block) ?? 1) + place} /> : <Lozenge />;
    return (
      <View
        key={text}
        wrap={false}
        style={{
          flexDirection: 'row',
          width: inColumns ? '50%' : '100%',
          marginBottom: place === items.length - 1 && !inColumns ? BELOW : BETWEEN,
        }}
      >
        <View style={{ width: 22 }}>
          {isTask ? <TickBox name={`${name} / ${text.slice(TICK_BOX.length).trim()}`} /> : mark}
        </View>
        <Text {...NEVER_BROKEN} style={{ ...BODY, flex: 1, paddingRight: inColumns ? 12 : 0 }}>
          {inlines(paragraphs(item, isTask), numbers)}
        </Text>
      </View>
    );
  });
  if (!inColumns) return rows;
  return (
    <View wrap={false} style={{ flexDirection: 'row', flexWrap: 'wrap', marginBottom: BELOW - BETWEEN }}>
      {rows}
    </View>
  );
}

const Place = ({ n }: { n: number }) => (
  <Text style={{ fontFamily: DISPLAY, fontSize: 13, lineHeight: 1.15, color: palette.laterite }}>{n}</Text>
);

const Lozenge = () => (
  <Svg viewBox="0 0 10 10" width={7} height={7} style={{ marginTop: 4.5, marginLeft: 1 }}>
    <Path d="M5 0 10 5 5 10 0 5Z" fill={palette.laterite} />
  </Svg>
);

/** A box to tick with a pen or on the screen. */
const TickBox = ({ name }: { name: string }) => (
  <View style={{ width: BOX, height: BOX, marginTop: 2.5, borderWidth: 1, borderColor: palette.ink }}>
    <Checkbox name={name} xMark style={{ width: BOX - 2, height: BOX - 2 }} />
  </View>
);

/** The paragraphs of a list item, without the box it begins with. */
function paragraphs(item: Block | Inline | RichText, isTask: boolean): (Block | Inline | RichText)[] {
  if (helpers.isText(item)) return [item];
  if (!isTask) return item.content;
  const [first, ...others] = item.content;
  if (!first || helpers.isText(first)) return item.content;
  const [start, ...rest] = first.content;
  if (!start || !helpers.isText(start)) return item.content;
  const bare = { ...start, value: start.value.replace(TICK_BOX, '').trimStart() };
  return [{ ...first, content: [bare, ...rest] } as Block, ...others];
}
