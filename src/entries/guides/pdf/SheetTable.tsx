import {
  BLOCKS,
  type Block,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  type Text as RichText,
} from '@contentful/rich-text-types';
import { Link, Text, TextInput, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { palette } from '#src/ui/art/palette.ts';
import { type Cell, type Column, planTable, standsWhole, TEXT } from './layout.ts';

/** Numbers of the sources by address. */
export type SourceNumbers = Map<string, number>;

/** For a text with links: a number would otherwise be parted from its link, with a hyphen. */
export const NEVER_BROKEN = { hyphenationPenalty: 10_000 };

/** The words of a paragraph, cell or heading with their marks; a link is followed by the number of its source. */
export function inlines(nodes: (Block | Inline | RichText)[], numbers: SourceNumbers): ReactNode[] {
  return nodes.map((node, place) => {
    const key = `${place}`;
    if (helpers.isText(node)) return <Marked key={key} text={node} />;
    if (node.nodeType === BLOCKS.PARAGRAPH) return <Text key={key}>{inlines(node.content, numbers)}</Text>;
    if (node.nodeType !== INLINES.HYPERLINK) return inlines(node.content, numbers);
    const uri = String(node.data['uri']);
    return (
      <Text key={key}>
        <Link src={uri} style={{ color: palette.forest, textDecoration: 'underline' }}>
          {inlines(node.content, numbers)}
        </Link>
        <Text style={{ fontSize: 6.5, fontWeight: 600, verticalAlign: 'super', color: palette.lateriteDeep }}>
          {`${numbers.get(uri) ?? ''}`}
        </Text>
      </Text>
    );
  });
}

function Marked({ text: { value, marks } }: { text: RichText }) {
  const has = (type: string) => marks.some((mark) => mark.type === type);
  if (has(MARKS.BOLD)) return <Text style={{ fontWeight: 600 }}>{value}</Text>;
  if (has(MARKS.ITALIC)) return <Text style={{ fontStyle: 'italic' }}>{value}</Text>;
  return value;
}

const LINE = 0.75;
const GAP = 8;
/** Height of a row to write in, in points: 7.5 mm. */
const WRITING = 21.3;

interface Props {
  table: Block;
  numbers: SourceNumbers;
  /** Begins the names of the fields to fill in, so that each is known by its place. */
  name: string;
}

/** A table; its empty cells are fields, to write in on paper or on the screen. */
export function SheetTable({ table, numbers, name }: Props) {
  const { columns, rows } = planTable(table);
  const toFill = rows.some((row) => row.some(({ words }) => !words));
  const isForm = !columns[0]?.head;
  const lines = { flexDirection: 'row', borderBottomWidth: LINE } as const;
  return (
    <View
      wrap={!standsWhole(table)}
      style={{ marginTop: 6, marginBottom: 14, borderColor: palette.ink, borderTopWidth: 2 }}
    >
      {!isForm && (
        <View wrap={false} minPresenceAhead={60} style={{ ...lines, borderColor: palette.ink }}>
          {columns.map((column) => (
            <Words key={column.letter} column={column} cell={column.head} numbers={numbers} bold />
          ))}
        </View>
      )}
      {rows.map((row) => {
        const label = row[0]?.words || row[1]?.words;
        return (
          <View
            key={`${label}`}
            wrap={false}
            style={{ ...lines, borderColor: palette.muted, ...(toFill && { minHeight: WRITING }) }}
          >
            {columns.map((column, at) =>
              row[at]?.words ? (
                <Words
                  key={column.letter}
                  column={column}
                  cell={row[at]}
                  numbers={numbers}
                  bold={isForm && at === 0}
                />
              ) : (
                <Field
                  key={column.letter}
                  name={[name, label, column.head?.words].filter(Boolean).join(' / ')}
                  share={column.share}
                />
              ),
            )}
          </View>
        );
      })}
    </View>
  );
}

interface WordsProps {
  column: Column;
  cell: Cell | undefined;
  numbers: SourceNumbers;
  bold?: boolean;
}

function Words({ column: { letter, share, figures }, cell, numbers, bold = false }: WordsProps) {
  return (
    <View
      style={{
        width: `${share * 100}%`,
        justifyContent: 'center',
        paddingVertical: 5,
        paddingLeft: letter === 'A' ? 0 : GAP,
        paddingRight: GAP,
      }}
    >
      <Text
        {...NEVER_BROKEN}
        style={{
          fontFamily: TEXT,
          fontSize: 9,
          lineHeight: 1.35,
          fontWeight: bold ? 600 : 400,
          textAlign: figures ? 'right' : 'left',
        }}
      >
        {inlines(cell?.content ?? [], numbers)}
      </Text>
    </View>
  );
}

/**
 * A place to write in. The blank before it is set in Helvetica because a form takes the face of what is typed from the last
 * words drawn, and our own faces hold only the letters of the text.
 */
function Field({ name, share }: { name: string; share: number }) {
  return (
    <View
      style={{
        width: `${share * 100}%`,
        backgroundColor: palette.paper,
        borderLeftWidth: LINE,
        borderColor: palette.rule,
      }}
    >
      <Text style={{ fontFamily: 'Helvetica', fontSize: 1, height: 1 }}> </Text>
      <TextInput
        name={name}
        fontSize={10}
        style={{ position: 'absolute', top: 1, left: 3, right: 3, bottom: 1 }}
      />
    </View>
  );
}
