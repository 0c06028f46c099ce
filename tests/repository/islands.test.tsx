import { globSync, readFileSync } from 'node:fs';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FAQ_CATEGORIES, type FaqCategory } from '#domain/entries/faq.ts';
import type { FormFields } from '#domain/leads/forms/fields.ts';
import { FORMS } from '#domain/leads/forms/index.ts';
import { PostBrowser } from '#src/entries/blog/PostBrowser.tsx';
import { FaqBrowser } from '#src/entries/faq/FaqBrowser.tsx';
import { GlossarySearch } from '#src/entries/glossary/GlossarySearch.tsx';
import { SearchBox } from '#src/entries/search/SearchBox.tsx';
import { VideoPlayer } from '#src/entries/videos/VideoPlayer.tsx';
import type { FormWords } from '#src/leads/forms/form-words.ts';
import {
  ContactForm,
  EguideForm,
  MarketingForm,
  NewsletterForm,
  PartnerForm,
  QuoteForm,
} from '#src/leads/forms/index.ts';
import { PriceForm } from '#src/price/estimate/PriceForm.tsx';
import { MyPrices } from '#src/price/my-prices/MyPrices.tsx';
import { WhichTruck } from '#src/price/truck-finder/WhichTruck.tsx';
import { WORKSHEETS } from '#src/price/worksheets/testing.tsx';
import { Openings } from '#src/sections/company/careers/Openings.tsx';

/** A component with a directive of a client, as pages name it. The page of the design system, which is not published, has its own way. */
const ISLAND = /<(\w+)\s+client:([\w:]+)/g;
const OF_DESIGN = /\/_design\//;

/** HTML that serves without script: a form that is sent, a link, a part that opens. */
const WORKS_ALONE = /<form[^>]* action="|<a [^>]*href="|<details/;

const found = globSync('src/**/*.astro').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(ISLAND)].map(([, name = '', directive]) => ({
    file,
    name,
    directive,
  })),
);
const islands = found.filter(({ file }) => !OF_DESIGN.test(file));

const wordsOf = ({ fields }: { fields: FormFields }): FormWords => ({
  labels: Object.fromEntries(Object.keys(fields).map((name) => [name, name])),
  hints: {},
  needed: 'All fields are needed.',
  trap: 'Leave this field empty',
  send: 'Send',
  sending: 'Sending',
  privacy: 'We use these details to answer you.',
  privacyVersion: '2026-11-24',
  news: undefined,
  outcomes: {
    success: 'We have it.',
    waiting: 'It is kept.',
    whileOpen: 'It goes out while a page is open.',
    afterClosing: 'It goes out by itself.',
    unkept: 'It is still in the form.',
    delivered: 'It arrived at {time}.',
    returned: 'It did not reach us.',
    discarded: 'It is removed.',
    invalid: 'Please correct the marked fields.',
    refused: 'This page is out of date.',
  },
  written: 'What you wrote',
  discard: 'Discard it',
  desk: {
    phone: { number: '+2348030000000', text: '+234 803 000 0000' },
    whatsapp: undefined,
    newTabNote: 'opens in a new tab',
  },
});

const SERVICES = {
  trucking: 'Trucks',
  Warehousing: 'Warehouses',
  'Port Operations': 'Ports',
  'Supply Chain Management': 'Supply chains',
  'Raw Materials Shipping': 'Raw materials',
  'General Logistics': 'Anything else',
};

const POSTS = {
  list: 'Posts',
  allTags: 'All',
  tagFilter: 'Topics',
  search: { label: 'Search the posts', action: 'Search', clear: 'Clear search' },
  waiting: 'On their way',
  unreached: 'Tried again',
} as const;

const GLOSSARY = {
  searchLabel: 'Search the glossary',
  placeholder: 'Search term or Phrase',
  search: 'Search',
  clear: 'Clear',
  terms: 'Terms',
  found: { one: '1 term found', many: '{n} terms found' },
} as const;

const FAQ = {
  categories: 'Categories',
  waiting: 'On their way',
  unreached: 'Tried again',
  shown: '{name}: {n} questions',
  names: Object.fromEntries(FAQ_CATEGORIES.map((id) => [id, id])) as Record<FaqCategory, string>,
};

const ASKING = { asking: 'Asking', unreached: 'Asked again' };

/** Each island, as a page may show it. */
const SAMPLES: Record<string, ReactElement> = {
  ContactForm: <ContactForm words={wordsOf(FORMS.contact)} />,
  EguideForm: (
    <EguideForm
      words={wordsOf(FORMS.eguide)}
      slug="a-guide"
      download={{ opening: 'It opens.', link: 'The PDF', failure: 'It failed.' }}
    />
  ),
  MarketingForm: <MarketingForm words={wordsOf(FORMS.marketing)} services={SERVICES} noOption="None" />,
  MyPrices: (
    <MyPrices
      words={{
        heading: 'My prices',
        lead: 'Kept here.',
        empty: 'None yet.',
        share: 'Share',
        shareLabel: 'Share: {price}',
        copied: 'Copied',
        delete: 'Delete',
        deleteLabel: 'Delete: {price}',
        deleteAll: 'Delete all',
        deleted: 'Deleted',
      }}
    />
  ),
  NewsletterForm: <NewsletterForm words={wordsOf(FORMS.newsletter)} />,
  PartnerForm: <PartnerForm words={wordsOf(FORMS.partner)} offer="trucks" />,
  QuoteForm: <QuoteForm words={wordsOf(FORMS.quote)} question="from=apapa&to=kano" />,
  FaqBrowser: (
    <FaqBrowser words={FAQ} chosen="general">
      <h2>General</h2>
    </FaqBrowser>
  ),
  GlossarySearch: (
    <GlossarySearch
      words={GLOSSARY}
      query=""
      found={1}
      isWaiting={false}
      heading=""
      plate=""
      letters=""
      nothing=""
    >
      <p data-term="">Demurrage</p>
    </GlossarySearch>
  ),
  Openings: <Openings label="See current openings" answer="None" />,
  PostBrowser: (
    <PostBrowser words={POSTS} tags={[]} filter={{}} count="1 post" isWaiting={false}>
      <article>A post</article>
    </PostBrowser>
  ),
  PriceForm: (
    <PriceForm words={ASKING}>
      <button type="submit">Show the price</button>
    </PriceForm>
  ),
  SearchBox: (
    <SearchBox
      words={{ label: 'Search all', action: 'Search', suggestions: 'Suggestions', suggested: '{n}' }}
      query=""
    />
  ),
  ...WORKSHEETS,
  VideoPlayer: (
    <VideoPlayer
      href="https://player.example/1"
      title="A video"
      words={{ play: 'Play it', newTabNote: 'new tab' }}
    >
      <span />
    </VideoPlayer>
  ),
  WhichTruck: (
    <WhichTruck words={ASKING} isAnswered={false} heading="Which truck?" answer="">
      <form action="/products/haulage" />
    </WhichTruck>
  ),
};

test('every island waits for a sign of interest, and each has a sample here', () => {
  expect(islands.filter(({ directive }) => directive !== 'interaction')).toEqual([]);
  expect([...new Set(islands.map(({ name }) => name))].sort()).toEqual(Object.keys(SAMPLES).sort());
});

test.each(Object.entries(SAMPLES))('%s is rendered on the server, and serves without script', (_, island) => {
  expect(renderToString(island)).toMatch(WORKS_ALONE);
});
