import { z } from 'zod';
import { BLOG_PATH, GUIDES_PATH } from '../../shared/page-paths.ts';

/** More would hide the ones that matter. */
const MOST = 6;

/** Posts and guides that a page leads to, by their addresses; each of them leads back to the page. */
export const readingSchema = z
  .array(
    z
      .string()
      .regex(
        new RegExp(`^(${BLOG_PATH}|${GUIDES_PATH})/[a-z0-9-]+$`),
        `write the address of a post or a guide, like ${BLOG_PATH}/goods-in-transit-cover`,
      ),
  )
  .min(1)
  .max(MOST)
  .optional();
