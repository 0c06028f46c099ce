import type { Block } from '@contentful/rich-text-types';
import { Link, Page, Text, View } from '@react-pdf/renderer';
import { Fragment, type ReactNode } from 'react';
import type { GuidePdfCopy, GuideText } from '#domain/entries/guide-pdf.ts';
import { words } from '#domain/entries/rich-text/document.ts';
import { palette } from '#src/ui/art/palette.ts';
import { PrintBlock } from './blocks.tsx';
import {
  DISPLAY,
  type Group,
  lettering,
  MARGIN,
  MEASURE,
  outline,
  PAGE,
  sourceNumbers,
  standsWhole,
  TEXT,
} from './layout.ts';
import { Brand, PaintedBand } from './pages.tsx';
import type { SourceNumbers } from './SheetTable.tsx';

/** Pages on which the sections of a guide begin, by the place of the section; the sources come last. */
export type PageNumbers = Map<number, number>;

interface Props {
  guide: GuideText;
  brand: string;
  copy: GuidePdfCopy;
  /** Known from an earlier setting of the same guide; without them the contents have no page numbers. */
  pageNumbers: PageNumbers;
  /** Takes the page on which a section begins. */
  onSection: (place: number, page: number) => void;
}

/** The room that a heading and its words need on a page, in points; else they begin the next page. */
const PRESENCE = 70;

/** Opening, contents, sections and sources of a guide, with head and foot on every page. */
export function TextPages({ guide, brand, copy, pageNumbers, onSection }: Props) {
  const numbers = sourceNumbers(guide);
  const { opening, sections } = outline(guide.content);
  const titles = [...sections.map(({ title }) => title), copy.sources.heading];
  return (
    <Page
      size="A4"
      style={{
        fontFamily: TEXT,
        color: palette.ink,
        paddingTop: MARGIN.top,
        paddingBottom: MARGIN.bottom,
        paddingHorizontal: MARGIN.side,
      }}
    >
      <RunningHead title={guide.title} brand={brand} />
      {opening.map((block, place) => (
        <PrintBlock key={words(block)} block={block} numbers={numbers} name="" lead={place === 0} />
      ))}
      <Contents heading={copy.contents} titles={titles} pageNumbers={pageNumbers} />
      {sections.map(({ title, onNewPage, groups }, place) => (
        <Fragment key={title}>
          {groups.map((group, at) => (
            <GroupOfBlocks
              key={group.kept.map(words).join()}
              {...{ group, numbers, title }}
              onNewPage={at === 0 && (place === 0 || onNewPage)}
              heading={at === 0 && <Heading place={place} title={title} onSection={onSection} />}
            />
          ))}
        </Fragment>
      ))}
      <View break>
        <Heading place={sections.length} title={copy.sources.heading} onSection={onSection} />
      </View>
      <Sources guide={guide} lead={copy.sources.lead} />
      <RunningFoot page={copy.page} />
    </Page>
  );
}

function RunningHead({ title, brand }: { title: string; brand: string }) {
  return (
    <View fixed style={{ position: 'absolute', top: 0, left: 0, right: 0 }}>
      <PaintedBand motif="lozenge" width={PAGE.width} height={12} />
      <View
        style={{
          flexDirection: 'row',
          justifyContent: 'space-between',
          alignItems: 'center',
          paddingHorizontal: MARGIN.side,
          paddingTop: 16,
        }}
      >
        <Brand name={brand} size={13} colours={lettering('paper')} />
        <Text style={{ fontSize: 8.5, color: palette.muted }}>{title}</Text>
      </View>
    </View>
  );
}

function RunningFoot({ page }: { page: string }) {
  return (
    <Text
      fixed
      style={{
        position: 'absolute',
        bottom: 28,
        left: MARGIN.side,
        right: MARGIN.side,
        fontSize: 8.5,
        fontWeight: 600,
        textAlign: 'right',
        color: palette.muted,
      }}
      render={({ pageNumber, totalPages }) =>
        page.replace('{n}', `${pageNumber}`).replace('{total}', `${totalPages ?? ''}`)
      }
    />
  );
}

interface GroupProps {
  group: Group;
  numbers: SourceNumbers;
  title: string;
  onNewPage: boolean;
  heading: ReactNode;
}

/** A heading with what stands below it; its first table, and the words before that, stay with it on one page. */
function GroupOfBlocks({ group: { kept, rest }, numbers, title, onNewPage, heading }: GroupProps) {
  const last = kept.at(-1);
  const presence = rest.length > 0 && !(last && standsWhole(last)) ? PRESENCE : 0;
  const print = (block: Block) => (
    <PrintBlock key={words(block)} block={block} numbers={numbers} name={title} />
  );
  return (
    <>
      <View break={onNewPage} wrap={false} minPresenceAhead={presence}>
        {heading}
        {kept.map(print)}
      </View>
      {rest.map(print)}
    </>
  );
}

interface ContentsProps {
  heading: string;
  titles: string[];
  pageNumbers: PageNumbers;
}

/** The headings of the guide, as the document list that goes with a load. */
function Contents({ heading, titles, pageNumbers }: ContentsProps) {
  return (
    <View style={{ marginTop: 20 }}>
      <Text style={{ fontFamily: DISPLAY, fontSize: 34, lineHeight: 0.95, marginBottom: 10 }}>{heading}</Text>
      <View style={{ borderTopWidth: 2, borderColor: palette.ink }}>
        {titles.map((title, place) => (
          <Link
            key={title}
            src={`#${anchor(place)}`}
            style={{
              flexDirection: 'row',
              justifyContent: 'space-between',
              borderBottomWidth: 0.75,
              borderColor: palette.rule,
              paddingVertical: 7,
              color: palette.ink,
              textDecoration: 'none',
            }}
          >
            <Text style={{ fontSize: 11.5 }}>{title}</Text>
            <Text style={{ fontFamily: DISPLAY, fontSize: 14, color: palette.laterite }}>
              {`${pageNumbers.get(place) ?? ''}`}
            </Text>
          </Link>
        ))}
      </View>
    </View>
  );
}

const anchor = (place: number) => `part-${place + 1}`;

interface HeadingProps {
  place: number;
  title: string;
  onSection: Props['onSection'];
}

/** The heading of a section. The library's types know the bookmarks of pages only. */
function Heading({ place, title, onSection }: HeadingProps) {
  return (
    <View
      id={anchor(place)}
      {...{ bookmark: { title, fit: true } }}
      style={{ marginTop: 14, marginBottom: 8 }}
    >
      <Text
        style={{ position: 'absolute' }}
        render={({ pageNumber }) => {
          onSection(place, pageNumber);
          return '';
        }}
      />
      <Text style={{ fontFamily: DISPLAY, fontSize: 30, lineHeight: 0.95, width: MEASURE }}>{title}</Text>
    </View>
  );
}

function Sources({ guide, lead }: { guide: GuideText; lead: string }): ReactNode {
  const numbers = sourceNumbers(guide);
  const listed = [...guide.sources].sort((a, b) => (numbers.get(a.url) ?? 0) - (numbers.get(b.url) ?? 0));
  return (
    <View>
      <Text style={{ fontSize: 10, lineHeight: 1.5, marginBottom: 8 }}>{lead}</Text>
      {listed.map(({ url, name, date }) => (
        <View key={url} wrap={false} style={{ flexDirection: 'row', marginBottom: 6 }}>
          <Text style={{ width: 22, fontFamily: DISPLAY, fontSize: 11, color: palette.laterite }}>
            {`${numbers.get(url) ?? ''}`}
          </Text>
          <View style={{ flex: 1 }}>
            <Text style={{ fontSize: 9, lineHeight: 1.4 }}>
              <Text style={{ fontWeight: 600 }}>{name}</Text>
              {`, ${date}`}
            </Text>
            <Link
              src={url}
              style={{ fontSize: 7.5, lineHeight: 1.4, color: palette.muted, textDecoration: 'none' }}
            >
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </Link>
          </View>
        </View>
      ))}
    </View>
  );
}
