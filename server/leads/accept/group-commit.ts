interface Waiting<Item, Result> {
  item: Item;
  done: PromiseWithResolvers<Result>;
}

/** Keeps one statement well below the parameters that a database takes. */
const GROUP_MAX = 200;

/**
 * Writes what arrives at about the same time in one transaction, so that one wait for the disk serves many. Each caller
 * is answered only after the commit of its own item.
 */
export class GroupCommit<Item, Result> {
  readonly #write: (items: Item[]) => Promise<Result[]>;
  readonly #isItemsError: (error: unknown) => boolean;
  #waiting: Waiting<Item, Result>[] = [];
  #isWriting = false;

  /**
   * @param write commits all items or none, and gives their results in the same order
   * @param isItemsError tells a failure for one of the items from one for all: nobody waits for a second try of the latter
   */
  constructor(write: (items: Item[]) => Promise<Result[]>, isItemsError: (error: unknown) => boolean) {
    this.#write = write;
    this.#isItemsError = isItemsError;
  }

  /** Writes the item with others. @throws what `write` throws for this item alone, or for all */
  add(item: Item): Promise<Result> {
    const done = Promise.withResolvers<Result>();
    this.#waiting.push({ item, done });
    if (!this.#isWriting) {
      this.#isWriting = true;
      // Requests that the sockets hold already are read before, and join.
      setImmediate(() => this.#writeAll());
    }
    return done.promise;
  }

  async #writeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      await this.#writeGroup(this.#waiting.splice(0, GROUP_MAX));
      await new Promise((resolve) => setImmediate(resolve));
    }
    this.#isWriting = false;
  }

  async #writeGroup(group: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await this.#write(group.map(({ item }) => item));
      for (const [index, result] of results.entries()) group[index]?.done.resolve(result);
    } catch (error) {
      // One invalid item must not take the others down.
      if (group.length > 1 && this.#isItemsError(error))
        for (const one of group) await this.#writeGroup([one]);
      else for (const { done } of group) done.reject(error);
    }
  }
}
