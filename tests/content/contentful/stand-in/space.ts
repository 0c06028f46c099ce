/** Contentful's link: names a resource by type and id. */
export interface Link {
  sys: { type: 'Link'; linkType: 'Entry' | 'Asset' | 'Tag' | 'ContentType'; id: string };
}

/** Values of fields by locale, as the Sync API delivers them: `{ title: { 'en-US': 'Axle load' } }`. */
export type LocalizedFields = Record<string, Record<string, unknown>>;

export interface StandInLocale {
  code: string;
  default: boolean;
  fallbackCode: string | null;
}

type ResourceType = 'Entry' | 'Asset';

interface Resource {
  type: ResourceType;
  id: string;
  contentType?: string;
  tags: string[];
  /** The state that editors see. */
  draft: LocalizedFields;
  /** The state that visitors see. */
  published?: LocalizedFields;
  revision: number;
  createdAt: string;
  updatedAt: string;
  /** Number of the last change that the Delivery API shows. */
  change: number;
}

/** A resource as an editor writes it; plain values stand for the default locale. */
export interface Written {
  id: string;
  contentType?: string;
  fields: Record<string, unknown>;
  tags?: string[];
}

const FIRST_DAY = Date.UTC(2026, 0, 1);
const MINUTE = 60_000;

/** A resource as the API shows it with all locales. */
export interface Shown {
  metadata: object;
  sys: { id: string; createdAt: string; updatedAt: string; contentType?: { sys: { id: string } } };
  fields: LocalizedFields;
}

/** Makes a link. */
export function link(linkType: Link['sys']['linkType'], id: string): Link {
  return { sys: { type: 'Link', linkType, id } };
}

/** The content of one environment: what editors have written and published, and which changes there were. */
export class Space {
  readonly id = 'standin';
  readonly environment = 'master';
  locales: StandInLocale[] = [{ code: 'en-US', default: true, fallbackCode: null }];
  /** Names by id. */
  readonly tags = new Map([['haulage', 'Haulage']]);
  #resources = new Map<string, Resource>();
  #changes = 0;

  /** Number of the last change that the Delivery API shows. */
  get changes(): number {
    return this.#changes;
  }

  get defaultLocale(): string {
    return this.locales.find((locale) => locale.default)?.code ?? 'en-US';
  }

  /** Saves without publishing. */
  save(type: ResourceType, { id, contentType, fields, tags = [] }: Written): void {
    const now = this.#now();
    const known = this.#resources.get(type + id);
    this.#resources.set(type + id, {
      type,
      id,
      contentType: contentType ?? known?.contentType,
      tags,
      draft: Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          isLocalized(value) ? value : { [this.defaultLocale]: value },
        ]),
      ),
      published: known?.published,
      revision: known?.revision ?? 0,
      createdAt: known?.createdAt ?? now,
      updatedAt: now,
      change: known?.change ?? 0,
    });
  }

  publish(type: ResourceType, written: Written): void {
    this.save(type, written);
    const resource = this.#resource(type, written.id);
    resource.published = resource.draft;
    resource.revision += 1;
    this.#changed(resource);
  }

  unpublish(type: ResourceType, id: string): void {
    const resource = this.#resource(type, id);
    resource.published = undefined;
    this.#changed(resource);
  }

  /** The changes as the Delivery API shows them, oldest first: the last state of each resource. */
  changedSince(change: number): object[] {
    return [...this.#resources.values()]
      .filter((resource) => resource.change > change)
      .sort((a, b) => a.change - b.change)
      .map((resource) =>
        resource.published ? this.#shown(resource, resource.published) : this.#deletion(resource),
      );
  }

  published(): object[] {
    return [...this.#resources.values()].flatMap((resource) =>
      resource.published ? [this.#shown(resource, resource.published)] : [],
    );
  }

  /** The resources of a type, published or as editors have them. */
  all(type: ResourceType, preview: boolean): Shown[] {
    return [...this.#resources.values()].flatMap((resource) => {
      const fields = preview ? resource.draft : resource.published;
      return resource.type === type && fields ? [this.#shown(resource, fields)] : [];
    });
  }

  #resource(type: ResourceType, id: string): Resource {
    const resource = this.#resources.get(type + id);
    if (!resource) throw new Error(`the stand-in has no ${type} ${id}`);
    return resource;
  }

  #changed(resource: Resource): void {
    this.#changes += 1;
    resource.change = this.#changes;
    resource.updatedAt = this.#now();
  }

  /** A minute later with each change, so that nothing depends on the clock. */
  #now(): string {
    return new Date(FIRST_DAY + this.#changes * MINUTE).toISOString();
  }

  #shown(resource: Resource, fields: LocalizedFields): Shown {
    return {
      metadata: { tags: resource.tags.map((id) => link('Tag', id)), concepts: [] },
      sys: {
        ...this.#sys(resource, resource.type),
        ...(resource.contentType && {
          contentType: { sys: link('ContentType', resource.contentType).sys },
        }),
      },
      fields,
    };
  }

  #deletion(resource: Resource): object {
    return { sys: { ...this.#sys(resource, `Deleted${resource.type}`), deletedAt: resource.updatedAt } };
  }

  #sys({ id, createdAt, updatedAt, revision }: Resource, type: string) {
    return {
      space: { sys: { type: 'Link', linkType: 'Space', id: this.id } },
      environment: { sys: { type: 'Link', linkType: 'Environment', id: this.environment } },
      type,
      id,
      createdAt,
      updatedAt,
      revision,
    };
  }
}

/** Whether a value is already given by locale. */
function isLocalized(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).every((key) => /^[a-z]{2}(-|$)/.test(key))
  );
}
