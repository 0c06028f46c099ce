import { postJson } from '../../platform/network/post-json.ts';
import { type Channel, leadClaim } from '../queue/channel.ts';
import { chatLine } from './chat-line.ts';

const SECOND = 1000;
const TIME_LIMIT_MS = 20 * SECOND;

/** The chat that is notified of a hot quote: in the words of a chat's target, without name and number. @param address of its incoming webhook */
export function hotChatChannel(address: string): Channel {
  const url = new URL(address);
  return {
    name: 'hot-chat',
    destination: `hot-chat at ${url.host}`,
    timeLimitMs: TIME_LIMIT_MS,
    deliver: async (claim, signal) =>
      postJson({
        url,
        body: JSON.stringify({
          text: `Hot: ${chatLine({ event: 'accepted', lead: leadClaim(claim).lead })}`,
        }),
        headers: {},
        // As of every other chat's address (ALERT_TO), it is the operator who says where it is.
        allowPrivate: true,
        signal,
      }),
  };
}
