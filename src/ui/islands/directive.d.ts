import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** src/layouts/browser/on-interaction.ts */
    'client:interaction'?: boolean | 'outbox';
  }
}
