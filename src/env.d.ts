/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends Services {}
}

type Services = import('#domain/services.ts').Services;
