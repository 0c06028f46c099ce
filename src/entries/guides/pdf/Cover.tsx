import { Page, Text, View } from '@react-pdf/renderer';
import type { GuideText } from '#domain/entries/guide-pdf.ts';
import { formatDate } from '#domain/shared/dates.ts';
import { pictureSurface } from '#src/entries/blog/picture-surface.ts';
import { colourOf } from '#src/ui/art/palette.ts';
import { Brand } from './Brand.tsx';
import { Drawing, EDGE, Edge } from './Drawing.tsx';
import { DISPLAY, TEXT } from './fonts.ts';
import { lettering, MARGIN, MEASURE, PAGE } from './sheet.ts';

/** Longer titles are set smaller, in points by letters. */
const TITLE_SIZES = [
  { upTo: 40, size: 66 },
  { upTo: 90, size: 56 },
];
const SMALL = { fontSize: 11, fontWeight: 600 } as const;

/** The front, as the site shows it on the shelf (src/entries/guides/Booklet.tsx): title, for whom, when, and the picture. */
export function Cover({ guide, brand }: { guide: GuideText; brand: string }) {
  const { image, title } = guide;
  const field = pictureSurface(image);
  const colours = lettering(field);
  const size = TITLE_SIZES.find(({ upTo }) => title.length <= upTo)?.size ?? 0;
  return (
    <Page size="A4" style={{ backgroundColor: colourOf(field), color: colours.letters, fontFamily: TEXT }}>
      <Edge surface={field} />
      <View style={{ paddingHorizontal: MARGIN.side, paddingTop: EDGE }}>
        <View style={{ flexDirection: 'row', justifyContent: 'space-between', alignItems: 'center' }}>
          <Brand name={brand} size={24} colours={colours} />
          <Text style={SMALL}>{guide.audience}</Text>
        </View>
        <Text style={{ fontFamily: DISPLAY, fontSize: size, lineHeight: 0.9, marginTop: 40, width: MEASURE }}>
          {title}
        </Text>
        <Text style={{ fontSize: 14, lineHeight: 1.4, marginTop: 26, width: MEASURE * 0.8 }}>
          {guide.subTitle}
        </Text>
        <Text style={{ ...SMALL, marginTop: 12 }}>{formatDate(guide.date)}</Text>
      </View>
      {'drawing' in image && (
        <View style={{ position: 'absolute', left: 0, bottom: 0 }}>
          <Drawing name={`${image.drawing}-card`} width={PAGE.width} />
        </View>
      )}
    </Page>
  );
}
