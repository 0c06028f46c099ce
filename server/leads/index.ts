import { join } from 'node:path';
import { EMAILS, type RenderEmail } from '#domain/leads/copy/emails.ts';
import type { Content } from '#domain/services/content.ts';
import type { Storage } from '../platform/database/index.ts';
import { removeUnfinished } from '../platform/durable-file.ts';
import type { Log } from '../platform/log.ts';
import { domainOf } from '../platform/mail-domain/examine-domain.ts';
import type { OwedConfig, QueueParts } from './accept/enqueue.ts';
import { type LeadRules, LeadStore } from './accept/lead-store.ts';
import { hotChatChannel } from './channels/hot-chat.ts';
import { productApiChannel } from './channels/product-api.ts';
import { Retention } from './desk/retention.ts';
import { otherSystemsOf } from './lead/enabled-targets.ts';
import { unknownLanes } from './lead/hot-quotes.ts';
import type { SalesRoute } from './mail/desk-config.ts';
import { emailChannel } from './mail/email.ts';
import { withGuides } from './mail/guide-mail.ts';
import { mailComposer } from './mail/mail.ts';
import { fileMailer, MAIL_FOLDER, ownMailbox, smtpMailer } from './mail/mailer.ts';
import { isRefused } from './newsletter/opt-ins.ts';
import { Subscriptions } from './newsletter/subscriptions.ts';
import type { Channel } from './queue/channel.ts';
import { DeliveryQueue } from './queue/delivery-queue.ts';
import { DeliveryWorker } from './queue/worker.ts';

/** The settings of the leads. */
export interface LeadsConfig extends OwedConfig {
  dataDirectory: string;
  /** Mail server with its login, if e-mail goes out; otherwise it is written to files. */
  smtpUrl?: string;
  /** Where enquiries go; the company's address (content/site.yaml) when absent. */
  salesEmail?: string[];
  /** Where enquiries go instead, by form, service or state; the first that fits. */
  salesRoutes: SalesRoute[];
  /** Submissions of one form that one network may send at once; 0 stands for no limit. */
  rateLimit: number;
  /** And in an hour, beyond those. */
  rateLimitHourly: number;
  /** Leads older than this are deleted; otherwise they are kept until somebody erases them. */
  retentionDays?: number;
  /** And what is suspected to be spam, older than this. */
  spamRetentionDays: number;
}

export interface LeadsParts {
  storage: Storage;
  content: Pick<Content, 'site' | 'emails' | 'article' | 'marketingForm' | 'page' | 'roads'>;
  renderEmail: RenderEmail;
  /** Whether the PDF of a guide is still being made. */
  isAwaited?: (slug: string) => boolean;
  config: LeadsConfig;
  /** The ways to other systems that are notified of leads, each in a lane of its own. */
  targets?: Channel[];
  /** Forgets what is too old elsewhere, as often as leads are. */
  forgetMore?: (now: number) => Promise<void>;
  log: Log;
}

/** The leads, the worker that delivers what they cause, and the job that forgets old ones. */
export interface Leads {
  store: LeadStore;
  subscriptions: Subscriptions;
  /** The rules of what a released lead owes. */
  pending: QueueParts;
  worker: DeliveryWorker;
  retention: Retention;
}

/** Opens the leads and starts to deliver what is pending, also from before a crash; the log says where it goes. */
export async function openLeads(parts: LeadsParts): Promise<Leads> {
  const { storage, content, config, log } = parts;
  await removeUnfinished(join(config.dataDirectory, MAIL_FOLDER));
  const channels = [...openChannels(parts), ...(parts.targets ?? [])];
  for (const destination of new Set(channels.map((channel) => channel.destination)))
    log.info(`deliveries go to ${destination}`);
  const unknown = config.hotQuotes && unknownLanes(config.hotQuotes, content.roads());
  if (unknown?.length)
    log.warn({ lanes: unknown }, 'HOT_QUOTES names lanes whose places the road book does not have');
  const messageDomain = domainOf(ownMailbox(config.mailFrom, content.site()).address);
  const otherSystems = otherSystemsOf(config);
  const { keys } = storage;
  const pending = { keys, messageDomain, otherSystems, mailLimits: config.mailLimits, log };
  return {
    store: new LeadStore(storage, messageDomain, { ...limitsOf(config), otherSystems, log }),
    pending,
    subscriptions: new Subscriptions(storage, messageDomain, otherSystems),
    worker: new DeliveryWorker({ queue: new DeliveryQueue(storage.db), channels, log }),
    retention: new Retention({
      db: storage.db,
      mailFolder: join(config.dataDirectory, MAIL_FOLDER),
      days: config.retentionDays,
      spamDays: config.spamRetentionDays,
      forgetMore: parts.forgetMore,
      log,
    }),
  };
}

/** The limits that the configuration sets to what the forms take in and cause. */
export function limitsOf({
  rateLimit,
  rateLimitHourly,
  mailLimits,
}: Pick<LeadsConfig, 'rateLimit' | 'rateLimitHourly' | 'mailLimits'>): Pick<
  LeadRules,
  'submissions' | 'mails'
> {
  const submissions = { atOnce: rateLimit, perHour: rateLimitHourly };
  return { submissions: rateLimit > 0 ? submissions : undefined, mails: mailLimits };
}

function openChannels({
  storage,
  content,
  renderEmail,
  isAwaited = () => false,
  config,
  log,
}: LeadsParts): Channel[] {
  const { smtpUrl, dataDirectory, productApiUrl, hotQuotes } = config;
  const onPartly = (refused: number, of: number) =>
    log.warn(
      { refused, of },
      'the mail server refused some of the addresses of an e-mail: look at SALES_EMAIL and SALES_ROUTES',
    );
  const mailer = smtpUrl ? smtpMailer(smtpUrl, { onPartly }) : fileMailer(join(dataDirectory, MAIL_FOLDER));
  const isRefusedBy = (email: string) => isRefused(storage.db, storage.keys, email);
  const compose = withGuides(
    mailComposer(content, renderEmail, { ...config, keys: storage.keys, isAwaited }),
    isAwaited,
  );
  return [
    ...EMAILS.map((name) => emailChannel(name, compose, mailer, isRefusedBy)),
    ...(hotQuotes?.to.chats ?? []).map(hotChatChannel),
    ...(productApiUrl ? [productApiChannel(productApiUrl)] : []),
  ];
}
