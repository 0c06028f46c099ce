/** Address of the blog's feed. */
export const FEED_PATH = '/rss.xml';
