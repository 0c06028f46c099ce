import { standalonePage } from './standalone-page.ts';

/** The words of a failure page. */
export interface FailureWords {
  heading: string;
  /** What happened; a line for each thing. */
  text: string;
  /** What the reader can do. */
  remedy: string;
  /** Where the reader can go on; the home page, unless another place or none is said. */
  link: { address: string; text: string } | undefined;
}

const PAGE = standalonePage(new URL('failure.html', import.meta.url));
const HOME = { address: '/', text: 'Go to the home page' };
const RELOAD = 'Wait a minute, then load the page again.';

const UNREADABLE = {
  heading: 'This address cannot be read.',
  text: 'The address, or what was sent to it, has a mistake.',
  remedy: 'Check the address, or go to the home page.',
};
const FAILED = {
  heading: 'This page did not load.',
  text: 'Something on our side failed, and it is recorded.',
  remedy: RELOAD,
};

/** What a page says where nobody knows better, by status. */
const WORDS: Record<number, Omit<FailureWords, 'link'>> = {
  400: UNREADABLE,
  403: {
    heading: 'This cannot be opened.',
    text: 'The address is open only to those whom it was given to.',
    remedy: 'Open it again from where you found it.',
  },
  404: {
    heading: 'There is no page here.',
    text: 'The address is mistyped or incomplete, or the page was taken away.',
    remedy: 'If you followed a link, ask for it again from where you found it.',
  },
  405: {
    heading: 'There is no page here.',
    text: 'This address takes forms, and has no page of its own.',
    remedy: 'Open the page with the form, and send it from there.',
  },
  410: {
    heading: 'This link has ended.',
    text: 'The link is too old or incomplete.',
    remedy: 'Ask for a new one from where you found it.',
  },
  413: {
    heading: 'This is too long to be sent.',
    text: 'What you sent is longer than the form takes. It was not stored.',
    remedy: 'Go back, shorten it, and send it again.',
  },
  414: {
    heading: 'This address is too long.',
    text: 'No address of this site is so long.',
    remedy: 'Check the address, or go to the home page.',
  },
  415: {
    heading: 'This form cannot be read.',
    text: 'It came in a form that this site does not take. It was not stored.',
    remedy: 'Open the page with the form, and send it from there.',
  },
  421: {
    heading: 'This is not the address of the site.',
    text: 'The site does not answer under the name in the address.',
    remedy: 'Use the address of the site.',
  },
  422: {
    heading: 'Something is missing or wrong.',
    text: 'What you sent was not stored.',
    remedy: 'Go back, correct it, and send it again.',
  },
  429: {
    heading: 'That was too often.',
    text: 'Too much was asked for from your network in a short time.',
    remedy: RELOAD,
  },
  500: FAILED,
  503: {
    heading: 'This page did not load.',
    text: 'Something that the page needs does not answer just now.',
    remedy: RELOAD,
  },
};

const wordsOf = (status: number) => WORDS[status] ?? (status < 500 ? UNREADABLE : FAILED);

/**
 * A page that says what went wrong, for people.
 * @param id of the request, which finds it in the log
 * @param known what is known better than by the status alone
 */
export function failurePage(
  status: number,
  id: string,
  known: Partial<FailureWords> = {},
): { policy: string; html: string } {
  const { heading, text, remedy, link } = { ...wordsOf(status), link: HOME, ...known };
  const followed = {
    address: link?.address ?? '',
    link: link?.text ?? '',
    linkState: link ? '' : 'none',
  };
  return { policy: PAGE.policy, html: PAGE.html({ heading, text, remedy, ...followed, id }) };
}

/** Whether a browser is about to show the answer to a person: it asks for HTML by name, and programs do not. */
export const wantsHtml = (accept: string | undefined): boolean => (accept ?? '').includes('text/html');
