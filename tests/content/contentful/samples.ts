import { link, type Written } from './stand-in/space.ts';

type Node = { nodeType: string; data: object; content?: Node[]; value?: string; marks?: object[] };

export const text = (value: string): Node => ({ nodeType: 'text', value, marks: [], data: {} });

/** A node of rich text. */
export const node = (nodeType: string, content: Node[] = [], data: object = {}): Node => ({
  nodeType,
  data,
  content,
});

export const paragraph = (...content: Node[]): Node => node('paragraph', content);

export const documentOf = (...blocks: Node[]): Node => node('document', blocks);

/** A paragraph whose words link to an entry. */
export const linkTo = (id: string, words = 'words'): Node =>
  paragraph(node('entry-hyperlink', [text(words)], { target: link('Entry', id) }));

/** A paragraph whose words link to an address. */
export const hyperlink = (uri: string): Node => paragraph(node('hyperlink', [text('words')], { uri }));

/** A post that is as it should be; `more` says what is special about it. */
export function post(id: string, more: Record<string, unknown> = {}, tags: string[] = ['haulage']): Written {
  return {
    id,
    contentType: 'blog',
    tags,
    fields: {
      title: `Title of ${id}`,
      subTitle: `What the post ${id} is about`,
      slug: id,
      date: '2026-11-12',
      image: link('Asset', 'drawing-quay'),
      content: documentOf(paragraph(text(`Words of ${id}.`))),
      ...more,
    },
  };
}

/** A picture of 1600 by 900. */
export function picture(id: string, more: Record<string, unknown> = {}): Written {
  return {
    id,
    fields: {
      title: `Picture ${id}`,
      description: `What the picture ${id} shows`,
      file: {
        url: `//images.ctfassets.net/standin/${id}/1/photo.jpg`,
        contentType: 'image/jpeg',
        fileName: 'photo.jpg',
        details: { size: 120_000, image: { width: 1600, height: 900 } },
      },
      ...more,
    },
  };
}

/** A term of the glossary. */
export function term(letter: string, id: string, more: Record<string, unknown> = {}): Written {
  return {
    id,
    contentType: `glossary${letter}`,
    fields: {
      subject: `Subject of ${id}`,
      subTitle: `What ${id} means`,
      slug: id,
      subjectContent: documentOf(paragraph(text(`Words of ${id}.`))),
      ...more,
    },
  };
}
