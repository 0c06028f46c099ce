import { describe, expect, test } from 'vitest';
import { GroupCommit } from './group-commit.ts';

/** A table that takes a group or refuses it as a whole; `bad` is refused. */
function table() {
  const groups: string[][] = [];
  const state = { isDown: false, tries: 0 };
  const write = async (items: string[]) => {
    state.tries += 1;
    await new Promise((resolve) => setImmediate(resolve));
    if (state.isDown) throw new Error('down');
    if (items.includes('bad')) throw new Error('refused');
    groups.push(items);
    return items.map((item) => `${item} stored`);
  };
  const commit = new GroupCommit<string, string>(write, (error) => String(error).includes('refused'));
  return { groups, commit, state };
}

describe('GroupCommit', () => {
  test('writes together what arrives while it writes, and answers each with its own', async () => {
    const { groups, commit } = table();
    const first = commit.add('a');
    await new Promise((resolve) => setImmediate(resolve));
    const others = ['b', 'c', 'd'].map((item) => commit.add(item));
    expect(await Promise.all([first, ...others])).toEqual(['a stored', 'b stored', 'c stored', 'd stored']);
    expect(groups).toEqual([['a'], ['b', 'c', 'd']]);
  });

  test('does not let an invalid one take others down', async () => {
    const { commit } = table();
    const outcomes = await Promise.allSettled(['a', 'bad', 'c'].map((item) => commit.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await commit.add('d')).toBe('d stored');
  });

  test('refuses all at once while the table is down, instead of each after another wait', async () => {
    const { commit, state } = table();
    state.isDown = true;
    const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((item) => commit.add(item)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(state.tries).toBe(1);
    state.isDown = false;
    expect(await commit.add('d')).toBe('d stored');
  });

  test('takes long queues in bounded groups', async () => {
    const { groups, commit } = table();
    await Promise.all(Array.from({ length: 450 }, (_, i) => commit.add(`item ${i}`)));
    expect(groups.map((group) => group.length)).toEqual([200, 200, 50]);
  });
});
