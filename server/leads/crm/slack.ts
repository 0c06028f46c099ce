import { z } from 'zod';
import { ask, errorOf, postJson } from '../../platform/network/post-json.ts';
import { chatLine } from '../channels/chat-line.ts';
import { type AnyTarget, inEveryTarget, type Notifier, read, type TargetKind, webAddress } from './target.ts';

/** A chat's incoming webhook. */
interface SlackTarget extends AnyTarget {
  kind: 'slack';
}

/** A chat, which is told what somebody may have to act on. */
export const slack: TargetKind<SlackTarget> = {
  written: z
    .strictObject({ kind: z.literal('slack'), url: webAddress, ...inEveryTarget })
    .transform(({ kind, url, ...given }) => ({
      kind,
      url,
      ...read(given, ['accepted', 'taken', 'won', 'lost']),
    })),
  remedy: 'check its address; a webhook that was removed is created again in Slack',
  notifier: slackNotifier,
};

const BAD_REQUEST = 400;

/**
 * Posts one line to a chat's incoming webhook: what it is, its reference, and of a quote the road and the load. No name, no number, no
 * address and no message of the sender: a channel has more readers than the desk, and keeps what it reads.
 */
function slackNotifier({ url, allowPrivate }: SlackTarget): Notifier {
  const target = new URL(url);
  return {
    notify: (leadEvent, signal) =>
      postJson({
        url: target,
        body: JSON.stringify({ text: chatLine(leadEvent) }),
        headers: {},
        allowPrivate,
        signal,
      }),
    // A message without text is refused by a webhook that is alive (no_text), and posts nothing.
    check: async (signal) => {
      const { status } = await ask({
        method: 'POST',
        url: target,
        body: '{}',
        headers: {},
        allowPrivate,
        signal,
      });
      if (status !== BAD_REQUEST) throw errorOf(status);
      return `${target.host} knows the webhook; nothing was posted`;
    },
  };
}
