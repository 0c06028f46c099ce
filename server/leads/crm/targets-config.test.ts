import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOTIFIED_EVENTS } from '#domain/leads/lead.ts';
import { ConfigError, parseConfig } from '../../config/config.ts';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const read = (LEADS_TARGETS: string) => parseConfig({ LEADS_TARGETS }).targets;

describe('LEADS_TARGETS', () => {
  test('reads the example that stands in deploy/', () => {
    const targets = read(readFileSync('deploy/targets.yaml.example', 'utf8'));
    expect(targets).toMatchObject([
      { channel: 'webhook:erp', kind: 'plain', events: ['accepted', 'won', 'lost'], allowPrivate: false },
      {
        channel: 'webhook:crm',
        kind: 'hubspot',
        url: 'https://api.hubapi.com',
        pipeline: 'default',
        stages: { won: 'closedwon' },
        events: NOTIFIED_EVENTS,
      },
      {
        channel: 'webhook:zoho',
        kind: 'zoho',
        url: 'https://www.zohoapis.com',
        accountsUrl: 'https://accounts.zoho.com',
        referenceField: 'Kayalink_Reference',
        statuses: { open: 'Not Contacted' },
      },
      { channel: 'webhook:desk-chat', kind: 'slack', events: ['accepted', 'taken', 'won', 'lost'] },
    ]);
  });

  test('reads JSON in one line, and stands beside the target of LEADS_WEBHOOK_URL', () => {
    const { targets } = parseConfig({
      LEADS_WEBHOOK_URL: 'https://crm.example.com/hook',
      LEADS_WEBHOOK_SECRET: SECRET,
      LEADS_TARGETS: `{"erp": {"kind": "plain", "url": "http://10.0.0.2/", "secret": "${SECRET}", "second_secret": "${SECRET}", "private": true}}`,
    });
    expect(targets).toMatchObject([
      { channel: 'webhook' },
      { channel: 'webhook:erp', secrets: [SECRET, SECRET], allowPrivate: true },
    ]);
  });

  test.each([
    ['eu', 'https://www.zohoapis.eu', 'https://accounts.zoho.eu'],
    ['com.au', 'https://www.zohoapis.com.au', 'https://accounts.zoho.com.au'],
    ['ca', 'https://www.zohoapis.ca', 'https://accounts.zohocloud.ca'],
  ])('knows where Zoho keeps data of %s', (place, url, accountsUrl) => {
    const text = `z: {kind: zoho, data_centre: ${place}, client_id: a, client_secret: b, refresh_token: c}`;
    expect(read(text)).toMatchObject([{ url, accountsUrl }]);
  });

  test('changes one stage and keeps the others', () => {
    const text = 'crm: {kind: hubspot, token: t, stages: {won: "12345"}}';
    expect(read(text)).toMatchObject([{ stages: { won: '12345', lost: 'closedlost' } }]);
  });

  test.each([
    ['a: b: c', 'LEADS_TARGETS: the text is no YAML (line 1)'],
    ['nothing', 'write a name of small letters'],
    ['CRM: {kind: slack, url: https://hooks.example.com/x}', 'write a name of small letters'],
    ['crm: {kind: salesforce}', 'crm: kind: write a kind: one of plain, slack, hubspot, zoho'],
    ['crm: {kind: hubspot}', 'crm: token: write the access token of a private app'],
    ['crm: {kind: hubspot, tokn: hidden-value}', 'crm: there is no tokn here; remove it'],
    [
      'crm: {kind: hubspot, token: t, stages: {bought: x}}',
      'crm: stages: there is no bought here; remove it',
    ],
    ['chat: {kind: slack, url: hooks.example.com}', 'chat: url: write an address'],
    ['chat: {kind: slack, url: http://hooks.example.com/x}', 'chat: url: write an https address'],
    ['erp: {kind: plain, url: https://erp.example.com, secret: hidden-value}', 'erp: secret: write whsec_'],
    [
      'chat: {kind: slack, url: https://h.example.com, events: [bought]}',
      'chat: events: 0: write some of accepted',
    ],
    ['chat: {kind: slack, url: https://h.example.com, events: []}', 'chat: events: name one at least'],
    ['zoho: {kind: zoho, data_centre: moon}', 'zoho: data_centre: write one of com, eu'],
    [
      'chat: {kind: slack, url: https://h.example.com}\nchat: {kind: slack, url: https://h.example.com}',
      'DUPLICATE_KEY',
    ],
  ])('refuses %s', (text, says) => {
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(says);
    expect(() => read(text)).not.toThrow('hidden-value');
  });
});
