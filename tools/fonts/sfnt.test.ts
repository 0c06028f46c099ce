import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { convert } from 'fontverter';
import { expect, test } from 'vitest';
import { kerningOf } from './sfnt.mjs';

const font = (file: string) => readFileSync(new URL(`../../src/ui/fonts/${file}`, import.meta.url));

test('headlines keep the kerning that is seen, and are as wide in print', async () => {
  const print = font('print/bricolage-display.ttf');
  const screen = await convert(font('bricolage-display.woff2'), 'sfnt');
  const kerning = kerningOf(print, 'TAVWYaeorstv., ’?');
  expect(kerning.length).toBeGreaterThan(20);
  const [full, cut] = [fontkit.create(print), fontkit.create(screen)];
  for (const { pair } of kerning) {
    const letters = String.fromCodePoint(...pair);
    expect(cut.layout(letters).advanceWidth, letters).toBe(full.layout(letters).advanceWidth);
  }
});
