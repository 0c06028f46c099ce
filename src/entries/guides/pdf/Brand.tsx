import { Path, Svg, Text, View } from '@react-pdf/renderer';
import { DISPLAY } from './fonts.ts';
import type { Lettering } from './sheet.ts';

interface BrandProps {
  name: string;
  /** Of the lettering, in points. */
  size: number;
  colours: Lettering;
}

/** The two linked lozenges and the name, as in the site's header (src/ui/parts/Logo.tsx). */
export function Brand({ name, size, colours: { letters, logo } }: BrandProps) {
  const [first, second, link] = logo;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: size / 3 }}>
      <Svg viewBox="0 0 46 30" width={size * 1.4} height={(size * 1.4 * 30) / 46}>
        <Path d="M15 0 30 15 15 30 0 15Z" fill={first} />
        <Path d="M31 0 46 15 31 30 16 15Z" fill={second} />
        <Path d="M23 8 30 15 23 22 16 15Z" fill={link} />
      </Svg>
      <Text style={{ fontFamily: DISPLAY, fontSize: size, lineHeight: 1, color: letters }}>{name}</Text>
    </View>
  );
}
