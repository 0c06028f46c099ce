import { join } from 'node:path';
import type { Content } from '#domain/content.ts';
import type { RenderEmail } from '#domain/emails.ts';
import type { Config } from '../config.ts';
import type { Log } from '../http/log.ts';
import { Subscriptions } from '../newsletter/subscriptions.ts';
import type { Storage } from '../storage/index.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { LeadStore } from './lead-store.ts';
import { mailComposer } from './mail.ts';
import { fileMailer, smtpMailer } from './mailer.ts';
import { DeliveryWorker } from './worker.ts';

/** Folder below the data directory for e-mail that no mail server takes. */
const MAIL_FOLDER = 'mail';

export interface LeadsParts {
  storage: Storage;
  content: Pick<Content, 'site' | 'emails' | 'guide'>;
  renderEmail: RenderEmail;
  config: Pick<Config, 'dataDirectory' | 'smtpUrl' | 'mailFrom' | 'salesEmail' | 'siteUrl'>;
  log: Log;
}

/** The leads, and the worker that sends what they cause. */
export interface Leads {
  store: LeadStore;
  subscriptions: Subscriptions;
  worker: DeliveryWorker;
}

/** Opens the leads and starts to send what is owed, also from before a crash; the log says where e-mail goes. */
export function openLeads({ storage, content, renderEmail, config, log }: LeadsParts): Leads {
  const mailer = config.smtpUrl
    ? smtpMailer(config.smtpUrl)
    : fileMailer(join(config.dataDirectory, MAIL_FOLDER));
  log.info(`e-mail goes to ${mailer.destination}`);
  const sender = config.mailFrom ?? content.site().email.value;
  const messageDomain = sender.slice(sender.lastIndexOf('@') + 1);
  const compose = mailComposer(content, renderEmail, { ...config, sign: storage.sign });
  return {
    store: new LeadStore(storage, messageDomain),
    subscriptions: new Subscriptions(storage, messageDomain),
    worker: new DeliveryWorker({ queue: new DeliveryQueue(storage.db), compose, mailer, log }),
  };
}
