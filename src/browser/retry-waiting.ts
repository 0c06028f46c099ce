import { somethingWaits } from './waiting.ts';

if (somethingWaits()) void import('./site-outbox.ts').then(({ openOutbox }) => openOutbox().deliver());
