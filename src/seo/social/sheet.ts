/** Puts a drawing of ours into a place of another: its own size gives way. @param svg as React writes it @param place as attributes */
export const placed = (svg: string, place: string): string =>
  svg.replace(/ width="[^"]*" height="[^"]*"/, ` ${place}`);
