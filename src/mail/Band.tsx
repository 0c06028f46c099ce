import { Column, Row, Section } from '@react-email/components';
import { palette } from '#src/ui/art/palette.ts';

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
