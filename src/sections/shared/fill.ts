export { fill } from '#domain/fill.ts';
