import {
  BLOCKS,
  type Block,
  helpers,
  INLINES,
  type Inline,
  MARKS,
  type Text as RichText,
} from '@contentful/rich-text-types';
import { Link, Text } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { palette } from '#src/ui/art/palette.ts';

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
