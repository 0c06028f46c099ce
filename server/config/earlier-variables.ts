const EUROPEAN_SPACE =
  'write eu: in front of the space in the European Union: CONTENTFUL_SPACE_ID=eu:cfexampleapi';

/** Variables of earlier versions that are still read, each with what to write in its place. */
export const EARLIER: Record<string, string> = {
  METRICS_HOST: 'write the address in front of the port: METRICS_PORT=0.0.0.0:9464',
  DIGEST_EMAIL: 'write the addresses into DIGEST_DAILY',
  DIGEST_TIME: 'write the time into DIGEST_DAILY',
  DIGEST_DAYS: 'write the days into DIGEST_DAILY',
  DIGEST_WEEKLY_EMAIL: 'write the addresses into DIGEST_WEEKLY',
  DIGEST_WEEKLY_DAY: 'write the day into DIGEST_WEEKLY',
  ALERT_EMAIL: 'write the address into ALERT_TO',
  ALERT_WEBHOOK_URL: 'write the address into ALERT_TO',
  EDITORS_EMAIL: 'write the address into EDITORS_TO',
  EDITORS_WEBHOOK_URL: 'write the address into EDITORS_TO',
  RATE_LIMIT_HOURLY: 'remove it: it follows from RATE_LIMIT',
  MAIL_LIMIT_RECIPIENT: 'remove it: three e-mails a day bother nobody, and MAIL_LIMIT=0 lifts all limits',
  MAIL_LIMIT_ADDRESS: 'remove it: it follows from MAIL_LIMIT',
  MAIL_LIMIT_NETWORK: 'remove it: it follows from MAIL_LIMIT',
  MAIL_LIMIT_TOTAL: 'write MAIL_LIMIT',
  SPAM_RETENTION_DAYS:
    'remove it: suspected spam goes after 30 days, or after LEAD_RETENTION_DAYS where those are fewer',
  DATABASE_CONNECTIONS: 'write it behind the address: DATABASE_URL=postgres://…?connections=4',
  BACKUP_PASSPHRASE: 'write it into BACKUP_RECIPIENTS: passphrase:…',
  INDEXNOW_URL: 'remove it: every endpoint of IndexNow tells the others',
  CONTENTFUL_ENVIRONMENT: 'write it behind the space: CONTENTFUL_SPACE_ID=cfexampleapi/staging',
  CONTENTFUL_REGION: EUROPEAN_SPACE,
  CONTENTFUL_HOST: EUROPEAN_SPACE,
  CONTENTFUL_PREVIEW_HOST: EUROPEAN_SPACE,
  CONTENTFUL_MANAGEMENT_HOST: EUROPEAN_SPACE,
  CONTENT_POLL_SECONDS: 'remove it: Contentful is asked every minute beside its notices',
  LEADS_WEBHOOK_URL:
    'write it as a target of the kind plain into LEADS_TARGETS (deploy/targets.yaml.example)',
  LEADS_WEBHOOK_SECRET: 'write it as secret of a target into LEADS_TARGETS',
  LEADS_WEBHOOK_SECOND_SECRET: 'write it as second_secret of a target into LEADS_TARGETS',
  LEADS_WEBHOOK_EVENTS: 'write it as events of a target into LEADS_TARGETS',
  LEADS_WEBHOOK_PRIVATE: 'write it as private: true of a target into LEADS_TARGETS',
};

/** A sentence for each variable of an earlier version among those that are set. */
export function earlierNames(names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const instead = EARLIER[name];
    return instead ? [`${name} is of an earlier version and still read: ${instead}.`] : [];
  });
}
