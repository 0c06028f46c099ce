import sharp, { type Sharp } from 'sharp';

interface Face {
  width: number;
  height: number;
  /** Where the middle of the face is, as parts of the sides. */
  x: number;
  y: number;
  /** Half the height of the face, as a part of the shorter side. */
  size: number;
  skin: string;
  wall: string;
  shirt: string;
}

/** As film and sensors have it, so that nothing is an even field. */
const GRAIN = { type: 'gaussian', mean: 128, sigma: 14 } as const;

/** A portrait as an amateur takes it: the face off the middle, light from one side, something behind. */
export function portrait({ width, height, x, y, size, skin, wall, shirt }: Face): Promise<Buffer> {
  const [cx, cy] = [x * width, y * height];
  const ry = size * Math.min(width, height);
  const rx = ry * 0.76;
  const eye = (side: number) =>
    `<ellipse cx="${cx + side * rx * 0.4}" cy="${cy - ry * 0.08}" rx="${rx * 0.14}" ry="${ry * 0.07}" fill="#f2ece4"/><circle cx="${cx + side * rx * 0.4}" cy="${cy - ry * 0.08}" r="${ry * 0.055}" fill="#160e0a"/><path d="M${cx + side * rx * 0.62} ${cy - ry * 0.26}q${-side * rx * 0.22} ${-ry * 0.1} ${-side * rx * 0.44} 0" fill="none" stroke="#160e0a" stroke-width="${ry * 0.05}"/>`;
  return photographed(
    width,
    height,
    `<defs><radialGradient id="skin" cx="0.35" cy="0.35" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.35"/><stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.45"/></radialGradient><linearGradient id="wall" x2="1"><stop offset="0" stop-color="#fff" stop-opacity="0.45"/><stop offset="1" stop-color="#000" stop-opacity="0.35"/></linearGradient></defs>
    <path fill="${wall}" d="M0 0h${width}v${height}H0z"/><path fill="url(#wall)" d="M0 0h${width}v${height}H0z"/>
    <path fill="#dfe9ef" d="M${width * 0.72} ${height * 0.06}h${width * 0.2}v${height * 0.34}h${-width * 0.2}z"/>
    <path fill="${shirt}" d="M${cx - rx * 2.3} ${height}q0 ${-(height - cy - ry * 1.2)} ${rx * 2.3} ${-(height - cy - ry * 1.2)}t${rx * 2.3} ${height - cy - ry * 1.2}z"/>
    <path fill="${skin}" d="M${cx - rx * 0.42} ${cy + ry * 0.7}h${rx * 0.84}v${ry * 0.8}h${-rx * 0.84}z"/>
    <ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${skin}"/><ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="url(#skin)"/>
    <path fill="#17100c" d="M${cx - rx} ${cy - ry * 0.25}a${rx} ${ry} 0 0 1 ${rx * 2} 0q${-rx * 0.2} ${-ry * 0.45} ${-rx} ${-ry * 0.45}t${-rx} ${ry * 0.45}z"/>
    ${eye(-1)}${eye(1)}
    <path d="M${cx} ${cy - ry * 0.02}q${rx * 0.16} ${ry * 0.3} ${-rx * 0.08} ${ry * 0.28}" fill="none" stroke="#000" stroke-opacity="0.4" stroke-width="${ry * 0.04}"/>
    <path d="M${cx - rx * 0.34} ${cy + ry * 0.5}q${rx * 0.34} ${ry * 0.2} ${rx * 0.68} 0" fill="none" stroke="#4a1a16" stroke-width="${ry * 0.07}"/>`,
  )
    .jpeg({ quality: 88 })
    .toBuffer();
}

/** A truck in a yard, its cab at a place of the picture that a cut about the middle would lose. */
export function truck(width: number, height: number, x = 0.78): Promise<Buffer> {
  const [u, ground] = [width / 100, height * 0.78];
  const cab = x * width;
  return photographed(
    width,
    height,
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#7fb0d8"/><stop offset="1" stop-color="#f3e3c8"/></linearGradient></defs>
    <path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/><path fill="#8a5a3a" d="M0 ${ground}h${width}v${height}H0z"/>
    <path fill="#5d6a4a" d="M0 ${ground - 14 * u}h${width * 0.4}v${14 * u}H0z"/>
    <path fill="#d8d2c2" d="M${cab - 46 * u} ${ground - 24 * u}h${38 * u}v${20 * u}h${-38 * u}z"/>
    <path fill="#a8332a" d="M${cab - 7 * u} ${ground - 20 * u}h${9 * u}l${4 * u} ${7 * u}v${9 * u}h${-13 * u}z"/><path fill="#cfe4ee" d="M${cab - 3 * u} ${ground - 18 * u}h${4 * u}l${3 * u} ${5 * u}h${-7 * u}z"/>
    ${[-40, -34, -14, 0].map((at) => `<circle cx="${cab + at * u}" cy="${ground - 2.4 * u}" r="${2.6 * u}" fill="#15130f"/>`).join('')}`,
  )
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** The inside of a store: racks to both sides. */
export function store(width: number, height: number): Promise<Buffer> {
  const racks = [0, 1, 2, 3, 4].map((at) => {
    const [left, top, right] = [at * width * 0.09, height * (0.06 + at * 0.07), width - at * width * 0.09];
    return `<path fill="${at % 2 ? '#2c5d8f' : '#c8752c'}" d="M${left} ${top}h${width * 0.08}v${height * (0.85 - at * 0.12)}h${-width * 0.08}zM${right - width * 0.08} ${top}h${width * 0.08}v${height * (0.85 - at * 0.12)}h${-width * 0.08}z"/>`;
  });
  return photographed(
    width,
    height,
    `<path fill="#3c3f42" d="M0 0h${width}v${height}H0z"/><path fill="#9a978f" d="M0 ${height}L${width * 0.42} ${height * 0.5}h${width * 0.16}L${width} ${height}z"/>${racks.join('')}`,
  )
    .jpeg({ quality: 86 })
    .toBuffer();
}

/** A client's logo: a mark and a name of paths, in colours of their own. */
export function logo(width: number, height: number, colour: string): string {
  const bars = [0, 1, 2, 3, 4, 5, 6].map(
    (at) =>
      `<path d="M${height * 1.2 + at * (width - height * 1.2) * 0.13} ${height * 0.25}h${width * 0.06}v${height * (at % 3 ? 0.5 : 0.3)}h${-width * 0.06}z"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${colour}"><circle cx="${height / 2}" cy="${height / 2}" r="${height * 0.42}"/>${bars.join('')}</svg>`;
}

function photographed(width: number, height: number, drawing: string): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([
      {
        input: { create: { width, height, channels: 3, background: '#808080', noise: GRAIN } },
        blend: 'soft-light',
      },
    ]);
}
