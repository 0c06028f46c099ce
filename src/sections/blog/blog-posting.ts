import type { Post } from '#domain/blog.ts';

/**
 * A post as search engines read it.
 * @param address full canonical address
 * @param publisher name of the company
 * @see https://schema.org/BlogPosting
 */
export function blogPosting(post: Post, address: string, publisher: string) {
  const company = { '@type': 'Organization', name: publisher };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.meta.description,
    datePublished: post.date,
    inLanguage: 'en-NG',
    keywords: post.tags.map(({ name }) => name),
    mainEntityOfPage: address,
    author: company,
    publisher: company,
  };
}
