import { z } from 'zod';

/** A: an official or standard text that was read. B: a reputable source at second hand. C: a weak or a single one. */
export const CONFIDENCES = ['A', 'B', 'C'] as const;

const sourceSchema = z.strictObject({
  name: z.string().min(2).max(80),
  url: z.url({ protocol: /^https?$/ }),
  year: z.number().int().min(1960).max(2100).optional().describe('of the text, where it bears one'),
  confidence: z.enum(CONFIDENCES),
});

/** Where figures and cautions of the road book come from, `content/roads/sources.yaml`, by their ids. */
export const roadSourcesSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'write small letters and hyphens'),
  sourceSchema,
);

export type RoadSource = z.infer<typeof sourceSchema>;
export type RoadSources = z.infer<typeof roadSourcesSchema>;
