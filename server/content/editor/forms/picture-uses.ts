import type { PhotoUse } from '#domain/media/photo-rules.ts';

/** What the pictures of a form are for, by the name of the form. A form with pictures has one place for them. */
export const PICTURE_USES: Readonly<Record<string, PhotoUse>> = {
  blog: 'cover',
  'case-studies': 'cover',
  guides: 'cover',
  people: 'portrait',
  testimonials: 'portrait',
  brands: 'logo',
  photographs: 'photograph',
  'pages-delivery': 'portrait',
  'pages-insurance': 'portrait',
  'pages-marketing': 'portrait',
  'pages-reverse-logistics': 'portrait',
  'pages-tracking': 'portrait',
};
