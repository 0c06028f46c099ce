/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends Services {}
}

type Services = import('#domain/services/services.ts').Services;

/** The script in the head of each page (tools/astro/first-touch.ts). */
declare module 'virtual:first-touch' {
  const code: string;
  export default code;
}

/** The styles of a page (tools/astro/page-styles.ts). */
declare module 'virtual:page-styles/*.css';
