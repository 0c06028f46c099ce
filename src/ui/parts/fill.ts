export { fill } from '#domain/shared/fill.ts';
