import { Link, Page, Text, View } from '@react-pdf/renderer';
import type { Site } from '#domain/company/site.ts';
import type { GuidePdfCopy, GuideText } from '#domain/entries/guide-pdf.ts';
import { whatsappAddress } from '#domain/shared/links.ts';
import { pictureSurface } from '#src/entries/blog/picture-surface.ts';
import { colourOf } from '#src/ui/art/palette.ts';
import { darksOn } from '#src/ui/art/parts/surface.tsx';
import { spacedNumber } from '#src/ui/parts/phone-number.ts';
import { isDark, type Surface } from '#src/ui/parts/surfaces.ts';
import { Brand } from './Brand.tsx';
import { Drawing, EDGE, Edge } from './Drawing.tsx';
import { DISPLAY, TEXT } from './fonts.ts';
import { lettering, MARGIN, MEASURE, PAGE } from './sheet.ts';

const ROAD = 22;

interface Props {
  guide: GuideText;
  site: Site;
  copy: GuidePdfCopy['back'];
}

/** The back: how to reach the company, and what the guide is not. */
export function BackPage({ guide, site, copy }: Props) {
  const surface = pictureSurface(guide.image);
  const colours = lettering(surface);
  return (
    <Page size="A4" style={{ backgroundColor: colourOf(surface), color: colours.letters, fontFamily: TEXT }}>
      <Edge surface={surface} />
      <View style={{ paddingHorizontal: MARGIN.side, paddingTop: EDGE }}>
        <Brand name={site.brand.name} size={24} colours={colours} />
        <Text style={{ fontFamily: DISPLAY, fontSize: 72, lineHeight: 0.9, marginTop: 40 }}>
          {copy.heading}
        </Text>
        <Text style={{ fontSize: 14, lineHeight: 1.45, marginTop: 26, width: MEASURE * 0.8 }}>
          {copy.text}
        </Text>
        <View style={{ marginTop: 30, borderTopWidth: 2, borderColor: colours.letters }}>
          {waysToReach(site, copy.labels).map(({ label, text, address }) => (
            <View
              key={label}
              style={{
                flexDirection: 'row',
                borderBottomWidth: 0.75,
                borderColor: colours.letters,
                paddingVertical: 9,
              }}
            >
              <Text style={{ width: 110, fontSize: 11, fontWeight: 600 }}>{label}</Text>
              <Link src={address} style={{ fontSize: 11, color: colours.letters, textDecoration: 'none' }}>
                {text}
              </Link>
            </View>
          ))}
        </View>
        <Text style={{ fontSize: 9, lineHeight: 1.45, marginTop: 24, width: MEASURE * 0.8 }}>
          {copy.caution}
        </Text>
      </View>
      <View style={{ position: 'absolute', left: 0, bottom: ROAD }}>
        <Drawing name={lorryOn(surface)} width={PAGE.width * 0.86} />
      </View>
      <View
        style={{
          position: 'absolute',
          left: 0,
          bottom: 0,
          width: PAGE.width,
          height: ROAD,
          backgroundColor: darksOn(surface).road,
        }}
      />
    </Page>
  );
}

/** The lorry that shows on a surface. */
function lorryOn(surface: Surface) {
  if (surface === 'ink') return 'truck-30-on-ink';
  return isDark(surface) ? 'truck-30' : 'truck-40';
}

function waysToReach(site: Site, labels: GuidePdfCopy['back']['labels']) {
  const whatsapp = site.countries.find(({ status }) => status === 'active')?.whatsapp?.value;
  return [
    { label: labels.phone, text: spacedNumber(site.phone.value), address: `tel:${site.phone.value}` },
    { label: labels.email, text: site.email.value, address: `mailto:${site.email.value}` },
    ...(whatsapp
      ? [{ label: labels.whatsapp, text: spacedNumber(whatsapp), address: whatsappAddress(whatsapp) }]
      : []),
    { label: labels.address, text: site.address.value, address: site.links.map.value },
  ];
}
