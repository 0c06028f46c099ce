import type { Target } from '../../targets/target.ts';
import { hubspotTeller } from './hubspot.ts';
import type { Teller } from './news.ts';
import { plainTeller } from './plain.ts';
import { slackTeller } from './slack.ts';
import { zohoTeller } from './zoho.ts';

/** Whoever tells a target of its kind. */
export function tellerOf(target: Target): Teller {
  switch (target.kind) {
    case 'plain':
      return plainTeller(target);
    case 'slack':
      return slackTeller(target);
    case 'hubspot':
      return hubspotTeller(target);
    case 'zoho':
      return zohoTeller(target);
  }
}
