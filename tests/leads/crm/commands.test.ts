import { expect, test } from 'vitest';
import { referenceOf } from '#domain/leads/reference.ts';
import { runCli } from '#tests/support/cli.ts';
import { oneDatabase } from '#tests/support/databases.ts';
import { openDesk } from './desk.ts';

const TARGETS = { crm: { kind: 'slack', url: 'https://hooks.example.com/x', events: ['won'] } };

oneDatabase('PostgreSQL', (emptyDatabase) => {
  test('commands know a target by its name: what it is pending, what was given up, and what is tried again', async () => {
    const database = await emptyDatabase();
    const storage = await database.open();
    const desk = openDesk(storage, TARGETS);
    const { id } = await desk.accept();
    const reference = referenceOf(id);
    const run = (...words: string[]) =>
      runCli(
        'leads',
        {
          ...database,
          environment: { ...database.environment, LEADS_TARGETS: JSON.stringify(TARGETS) } as never,
        },
        ...words,
      );
    expect((await run('mark', reference, 'won', '--by', 'Ngozi')).out).toBe(`${reference} is won.\n`);
    expect(await desk.pending()).toMatchObject([{ channel: 'webhook:crm', state: 'pending' }]);
    await storage.db
      .updateTable('outbox')
      .where('event', 'is not', null)
      .set({ state: 'dead', attempts: 20, last_error: 'Refused: answered 404' })
      .execute();

    expect((await run('show', reference)).out).toContain(
      'webhook:crm (won): dead, attempts: 20, Refused: answered 404',
    );
    expect((await run('list', '--state', 'dead')).out).toContain('webhook:crm dead');
    expect((await run('list', '--state', 'written')).out).toBe('There is no such lead.\n');
    expect((await run('export')).out).toContain('webhook:crm dead');
    expect((await run('stats')).out).toMatch(/webhook:crm +dead +1/);
    expect((await run('dead')).out).toMatch(
      new RegExp(`${reference} .* webhook:crm +20 +Refused: answered 404`),
    );
    const unknown = await run('retry', '--all', '--channel', 'webhook:other');
    expect(unknown).toMatchObject({ code: 2, errors: expect.stringContaining('webhook:crm') });
    expect((await run('retry', '--all', '--channel', 'webhook:crm')).out).toMatch(/^1 delivery is due now/);
    expect(await desk.pending()).toMatchObject([{ state: 'pending' }]);

    // A target that is configured keeps what it is pending; one that is gone is in nobody's way for ever.
    expect((await run('drop', 'webhook:crm', '--yes')).errors).toContain('webhook:crm is configured');
    expect((await run('drop', 'sales-email', '--yes')).errors).toContain('only what nobody takes');
    const runWithout = (...words: string[]) => runCli('leads', database, ...words);
    expect((await runWithout('drop', 'webhook:crm')).errors).toContain(
      'Write --yes to drop 1 delivery to webhook:crm.',
    );
    expect(await desk.pending()).toHaveLength(1);
    expect((await runWithout('drop', 'webhook:crm', '--yes')).out).toBe(
      'Dropped: 1 delivery to webhook:crm.\n',
    );
    expect(await desk.pending()).toEqual([]);
    await storage.close();
  });
});
