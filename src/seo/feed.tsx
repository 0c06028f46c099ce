import { getRssString, type RSSFeedItem } from '@astrojs/rss';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Post, postPath } from '#domain/entries/blog.ts';
import { hasRenditions, usualRendition, usualWidth } from '#domain/media/renditions.ts';
import type { Content } from '#domain/services/content.ts';
import { SOCIAL_SIZE } from '#domain/services/social.ts';
import { BLOG_PATH } from '#domain/shared/page-paths.ts';
import { Corrections } from '#src/ui/blocks/Corrections.tsx';
import { NO_PICTURE, WAITS } from '#src/ui/parts/photo/late-picture.ts';
import { RichText } from '#src/ui/rich-text/RichText.tsx';
import { allPosts, FEED_PATH } from './site-page.ts';
import { socialPicture } from './social/card.ts';
import { escaped, wellFormed } from './xml.ts';

/** How many of the newest posts it carries, in full. */
export const FEED_LENGTH = 20;
/** A post has a day and no hour: the morning of that day in Lagos, which is the same day nearly everywhere. */
const HOUR = 'T09:00:00+01:00';

/**
 * The blog as RSS 2.0, with the whole text of each post and full addresses.
 * @see https://www.rssboard.org/rss-specification
 */
export async function feed(content: Content, siteUrl: string): Promise<string> {
  const { meta } = content.page('blog');
  const posts = allPosts(content)
    .slice(0, FEED_LENGTH)
    .flatMap(({ slug }) => content.article('post', slug) ?? []);
  const self = `<atom:link href="${escaped(siteUrl + FEED_PATH)}" rel="self" type="application/rss+xml"/>`;
  const xml = await getRssString({
    title: meta.title,
    description: meta.description,
    site: siteUrl + BLOG_PATH,
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom' },
    customData: `<language>${content.locale().tag.toLowerCase()}</language>${lastBuilt(content)}${self}`,
    items: posts.map((post) => item(post, content, siteUrl)),
  });
  return wellFormed(xml);
}

/** When the blog last changed: the same for everybody who asks, whenever the answer is made. */
function lastBuilt(content: Content): string {
  const days = content
    .addresses()
    .flatMap(({ kind, changed }) => (kind === 'post' && changed ? [changed] : []));
  const last = days.sort().at(-1);
  return last ? `<lastBuildDate>${new Date(last + HOUR).toUTCString()}</lastBuildDate>` : '';
}

function item(post: Post, content: Content, siteUrl: string): RSSFeedItem {
  const { header, richText } = content.layout();
  const address = siteUrl + postPath(post.slug);
  return {
    title: post.title,
    link: address,
    description: post.subTitle,
    pubDate: new Date(post.date + HOUR),
    categories: post.tags.map(({ name }) => name),
    ...(post.updated && { customData: `<atom:updated>${post.updated}${HOUR}</atom:updated>` }),
    content: renderToStaticMarkup(
      <>
        <FeedPicture post={post} content={content} siteUrl={siteUrl} />
        {post.content && (
          <RichText document={post.content} copy={{ ...richText, opensInNewTab: header.opensInNewTab }} />
        )}
        {post.corrections && (
          <Corrections corrections={post.corrections} copy={content.page('blog').corrections} />
        )}
      </>,
    )
      .replaceAll(OF_OUR_PAGES, '')
      .replaceAll(
        RELATIVE,
        (_, name: string, to: string) => ` ${name}="${to === '#' ? address : siteUrl}${to}`,
      )
      .replaceAll(STAND_IN, '')
      .replaceAll(SIZES, (_, sizes: string) => ` srcset="${sizes.replaceAll(OWN_SIZE, `$1${siteUrl}/`)}"`),
  };
}

/** The photograph of a post, and until there is one the picture of its link preview. */
function FeedPicture({ post, content, siteUrl }: { post: Post; content: Content; siteUrl: string }) {
  const { image } = post;
  if ('url' in image && hasRenditions(image)) {
    const { width, height } = image;
    const shown = usualWidth(width);
    const size = { width: shown, height: Math.round((height * shown) / width) };
    return <img src={usualRendition(image)} alt={image.alt} loading="lazy" {...size} />;
  }
  const picture = socialPicture(postPath(post.slug), content, siteUrl);
  return picture && <img src={picture} alt="" loading="lazy" {...SOCIAL_SIZE} />;
}

/** The markup that needs our styles and scripts: attributes, and the parts that are for screen readers. */
const OF_OUR_PAGES =
  /<(span|caption) class="sr-only">[^<]*<\/\1>| (class|target|rel|role|tabindex|aria-[a-z]+)="[^"]*"|<svg.*?<\/svg>/g;
const RELATIVE = / (href|src)="([/#])/g;
/** The addresses of a picture in its sizes, of which each begins the list or follows a comma. */
/** Stands in for a picture until a script of the page shows it, which no reader of a feed runs. */
const STAND_IN = renderToStaticMarkup(<source media={WAITS} srcSet={NO_PICTURE} />);
const SIZES = / srcset="([^"]*)"/gi;
const OWN_SIZE = /(^|, )\//g;
