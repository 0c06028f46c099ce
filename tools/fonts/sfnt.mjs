const DIRECTORY_BYTES = 12;
const RECORD_BYTES = 16;

/**
 * @param {Buffer} sfnt
 * @returns {{ tag: string, data: Buffer }[]} its tables
 */
function tablesOf(sfnt) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const at = DIRECTORY_BYTES + RECORD_BYTES * index;
    const offset = sfnt.readUInt32BE(at + 8);
    const data = sfnt.subarray(offset, offset + sfnt.readUInt32BE(at + 12));
    return { tag: sfnt.toString('latin1', at, at + 4), data };
  });
}

/**
 * @param {Buffer} sfnt
 * @param {string} tag
 * @returns {Buffer | undefined}
 */
export const tableOf = (sfnt, tag) => tablesOf(sfnt).find((table) => table.tag === tag)?.data;

/**
 * Puts a table into a font, instead of one that it has.
 * @param {Buffer} sfnt
 * @param {string} tag
 * @param {Buffer} table
 * @returns {Buffer} an sfnt without checksums, which the WOFF2 encoder and the subsetter compute
 */
export function withTable(sfnt, tag, table) {
  const others = tablesOf(sfnt).filter((each) => each.tag !== tag);
  const tables = [...others, { tag, data: table }].sort((a, b) => (a.tag < b.tag ? -1 : 1));
  const head = Buffer.alloc(DIRECTORY_BYTES + RECORD_BYTES * tables.length);
  sfnt.copy(head, 0, 0, 4);
  const step = 2 ** Math.floor(Math.log2(tables.length));
  const search = [tables.length, 16 * step, Math.log2(step), 16 * (tables.length - step)];
  for (const [index, value] of search.entries()) head.writeUInt16BE(value, 4 + 2 * index);
  const bodies = [];
  let offset = head.length;
  for (const [index, { tag: name, data }] of tables.entries()) {
    const at = DIRECTORY_BYTES + RECORD_BYTES * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    const padded = Buffer.alloc(Math.ceil(data.length / 4) * 4);
    data.copy(padded);
    bodies.push(padded);
    offset += padded.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** @param {number[]} values @returns {Buffer} two bytes for each */
export function u16(...values) {
  const buffer = Buffer.alloc(2 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value & 0xffff, 2 * at);
  return buffer;
}

/** @param {number[]} values @returns {Buffer} four bytes for each */
export function u32(...values) {
  const buffer = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, 4 * at);
  return buffer;
}
