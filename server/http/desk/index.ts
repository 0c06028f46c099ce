import type { FastifyInstance } from 'fastify';
import type { QueueParts } from '../../leads/accept/enqueue.ts';
import { Desk, type DeskParts } from '../../leads/desk-links/desk.ts';
import { addDesk, type DeskRouteParts } from './desk.ts';

/** What the routes are added with: what a lead owes that is taken for no spam after all, and the ways to the page and the worker. */
type ApiPlug = Pick<DeskRouteParts, 'sendPage' | 'onAccepted'> & { pending: QueueParts };

/** Opens the page behind the links of the desk's e-mails. */
export const openDesk = ({
  storage,
  content,
  config,
}: Pick<DeskParts, 'storage' | 'content'> & Pick<DeskRouteParts, 'config'>) => ({
  addToApi: (app: FastifyInstance, { pending, ...ways }: ApiPlug) =>
    addDesk(app, {
      ...ways,
      desk: new Desk({ storage, content, siteUrl: config.siteUrl, pending }),
      config,
    }),
});
