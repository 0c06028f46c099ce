/** Sends what waits in the outbox from pages without a form; a form reports it besides (src/leads/forms/use-news.ts). */
import { somethingWaits } from './outbox-instance.ts';

if (somethingWaits())
  import('./outbox-instance.ts').then(({ openOutbox }) => openOutbox().deliver()).catch(() => {});
