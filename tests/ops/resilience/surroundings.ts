import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NO_LIMITS } from '#tests/support/no-limits.ts';
import { WEBHOOK_SECRET } from '../../content/contentful/open.ts';
import { DELIVERY_TOKEN, StandIn } from '../../content/contentful/stand-in/index.ts';
import { type MailServer, startMailServer } from '../../leads/mail-server.ts';
import { Connection, type ConnectionState } from './network.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
export const TONNES = 812.5;

/** The other systems that the site works with. */
export type System = 'content service' | 'mail server' | 'webhook' | 'product API' | 'database';

/** All other systems as real servers on loopback, each behind a line that can fail. */
export interface WriterContext {
  standIn: StandIn;
  mailServer: MailServer;
  /** The requests that webhook and product API got: the ids of deliveries, by system. */
  reported: { webhook: string[]; 'product API': string[] };
  /** The settings that lead the site to them. */
  environment: Record<string, string>;
  /** Lets lines fail, or mends them. */
  connections(systems: readonly System[], state: ConnectionState): void;
  close(): Promise<void>;
}

/** @param databaseUrl of a PostgreSQL; without one, the site has its own database and no connection to it */
export async function openEnvironment(databaseUrl?: string): Promise<WriterContext> {
  const standIn = new StandIn();
  await standIn.listen();
  const mailServer = await startMailServer();
  const reported: WriterContext['reported'] = { webhook: [], 'product API': [] };
  const others = createServer(async (request, response) => {
    await request.toArray().catch(() => []);
    const { 'webhook-id': id, 'idempotency-key': key } = request.headers;
    if (id) reported.webhook.push(String(id));
    if (key) reported['product API'].push(String(key));
    response.end(JSON.stringify({ data: TONNES }));
  });
  await new Promise<void>((resolve) => others.listen(0, '127.0.0.1', resolve));
  const { port } = others.address() as AddressInfo;
  const to: Partial<Record<System, Connection>> & Record<Exclude<System, 'database'>, Connection> = {
    'content service': await Connection.to(standIn.port),
    'mail server': await Connection.to(mailServer.port),
    webhook: await Connection.to(port),
    'product API': await Connection.to(port),
    ...(databaseUrl && { database: await Connection.to(Number(new URL(databaseUrl).port)) }),
  };
  return {
    standIn,
    mailServer,
    reported,
    environment: {
      CONTENTFUL_SPACE_ID: standIn.space.id,
      CONTENTFUL_DELIVERY_TOKEN: DELIVERY_TOKEN,
      CONTENTFUL_HOST: `127.0.0.1:${to['content service'].port}`,
      CONTENTFUL_WEBHOOK_SECRET: WEBHOOK_SECRET,
      CONTENT_POLL_SECONDS: '5',
      SMTP_URL: `smtp://127.0.0.1:${to['mail server'].port}`,
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${to.webhook.port}/leads`,
      LEADS_WEBHOOK_SECRET: SECRET,
      LEADS_WEBHOOK_PRIVATE: 'on',
      PRODUCT_API_URL: `http://127.0.0.1:${to['product API'].port}/api`,
      DATABASE_URL: databaseUrl && to.database ? throughNetwork(databaseUrl, to.database) : '',
      ...NO_LIMITS,
    },
    connections: (systems, state) => {
      for (const system of systems) to[system]?.become(state);
    },
    close: async () => {
      for (const connection of Object.values(to)) connection.close();
      others.closeAllConnections();
      others.close();
      await mailServer.close();
      await standIn.close();
    },
  };
}

function throughNetwork(databaseUrl: string, { port }: Connection): string {
  const url = new URL(databaseUrl);
  url.port = String(port);
  return url.href;
}
