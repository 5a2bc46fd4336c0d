import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { withDatabase } from '../../store/testing.ts';
import { drawing, flows } from '../core/testing.ts';
import type { Delegates } from '../delegates.ts';
import { ASIDE_LIMITS } from '../limits.ts';
import type { ScriptRunner, ScriptScope } from '../scripts.ts';
import { addPeople, engineKit, TEST_ORG, type EngineKit } from '../testing.ts';

const EVENTS = '<startEvent id="s"/><endEvent id="e"/>';
const script = (id: string, source: string): string =>
  `<scriptTask id="${id}" scriptFormat="javascript" e:resultVariable="${id}"><script>${source}</script></scriptTask>`;

describe('work that must not hold a transaction', () => {
  const database = withDatabase();
  let kit: EngineKit;
  /** Scopes with which scripts were run, and a function that runs while a script runs. */
  const scopes: ScriptScope[] = [];
  let meanwhile: (scope: ScriptScope) => Promise<void> = () => Promise.resolve();
  const scripts: ScriptRunner = {
    supports: () => true,
    run: async (_, source, scope) => {
      scopes.push(scope);
      await meanwhile(scope);
      if (source === 'fail') throw new Error('坏了');
      return { value: `${source} ${JSON.stringify(scope.variables['n'])}`, assigned: { count: scopes.length } };
    },
  };
  const sent: string[] = [];
  let outer: () => Promise<void> = () => Promise.resolve();
  const inline: unknown[] = [];
  const delegates: Delegates = {
    find: (_, name) =>
      name === 'inline'
        ? { run: ({ variables }) => Promise.resolve(void inline.push(variables['n'])) }
        : {
            background: true,
            run: async ({ idempotency_key, setVariable }) => {
              sent.push(idempotency_key);
              await outer();
              setVariable('answer', sent.length);
              return 'sent';
            },
          },
  };

  beforeAll(async () => {
    await addPeople(database());
    kit = engineKit(database(), { scripts, delegates });
  });

  /** Returns the number of the server's connections that are in an open transaction. */
  const held = async (): Promise<number> => {
    const { rows } = await sql<{ held: number }>`select count(*)::integer as held from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(
      database().db,
    );
    return rows[0]!.held;
  };
  const variables = (instance: string) => kit.engine.variables(database().db, instance);
  const model = (key: string, inside: string): string => drawing(`${EVENTS}${inside}`).replace('id="P"', `id="${key}"`);
  const reset = (): void => {
    scopes.length = 0;
    sent.length = 0;
    inline.length = 0;
    meanwhile = outer = () => Promise.resolve();
  };

  it('runs scripts with no transaction open and no row locked, each once, in order', async () => {
    reset();
    const seen: number[] = [];
    meanwhile = async () => void seen.push(await held());
    const definition = await kit.deploy(
      model('line', `${script('a', 'x')}${script('b', 'y')}<userTask id="u"/>${flows('s>a a>b b>u u>e')}`),
    );
    const instance = await kit.start(definition, { n: 1 });
    expect(seen).toEqual([0, 0]);
    expect(scopes.map(({ variables: { count } }) => count)).toEqual([undefined, 1]);
    expect(await variables(instance)).toEqual({ n: 1, a: 'x 1', b: 'y 1', count: 2 });
    expect(await kit.trace(instance)).toEqual(['s', 'a', 'b']);
    const { rows } = await sql`select 1 from process_instance where definition_id = ${definition.id}`.execute(
      database().db,
    );
    expect(rows).toHaveLength(1);
  });

  it('runs a script anew when what it was given has changed meanwhile', async () => {
    reset();
    const definition = await kit.deploy(
      model('changed', `<userTask id="u"/>${script('a', 'x')}<userTask id="w"/>${flows('s>u u>a a>w w>e')}`),
    );
    const instance = await kit.start(definition, { n: 1 });
    meanwhile = async ({ variables: { n } }) => {
      if (n === 1)
        await kit.within((trx) => kit.engine.setVariables(trx, { instance_id: instance, variables: { n: 2 } }));
    };
    await kit.complete(instance, 'u');
    expect(scopes.map(({ variables: { n } }) => n)).toEqual([1, 2]);
    expect(await variables(instance)).toMatchObject({ n: 2, a: 'x 2' });
    expect(await kit.trace(instance)).toEqual(['s', 'u', 'a']);
  });

  it('lets only one of two complete a task whose script both have waited for', async () => {
    reset();
    const definition = await kit.deploy(
      model('race', `<userTask id="u"/>${script('a', 'x')}<userTask id="w"/>${flows('s>u u>a a>w w>e')}`),
    );
    const instance = await kit.start(definition, { n: 1 });
    const both = await Promise.allSettled([kit.complete(instance, 'u'), kit.complete(instance, 'u')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await kit.open(instance)).toEqual(['w']);
    expect(await kit.trace(instance)).toEqual(['s', 'u', 'a']);
  });

  it('refuses the command when the script fails, and keeps nothing', async () => {
    reset();
    const definition = await kit.deploy(
      model('fails', `<userTask id="u"/>${script('a', 'fail')}${flows('s>u u>a a>e')}`),
    );
    const instance = await kit.start(definition);
    await expect(kit.complete(instance, 'u')).rejects.toMatchObject({
      code: 42_202,
      label: { zh: expect.stringContaining('坏了') as string },
    });
    expect(scopes).toHaveLength(1);
    expect(await kit.open(instance)).toEqual(['u']);
  });

  it('never runs a script for whoever brings a transaction of his own', async () => {
    reset();
    const definition = await kit.deploy(model('own', `${script('a', 'x')}${flows('s>a a>e')}`));
    const command = { definition_id: definition.id, name: 'x', business_key: null, starter_id: 'a1', org_id: TEST_ORG };
    const own = database()
      .db.transaction()
      .execute((trx) => kit.engine.start(trx, { ...command, variables: {} }));
    await expect(own).rejects.toThrow('engine.transact');
    expect(scopes).toEqual([]);
  });

  it('bounds the scripts of one command', async () => {
    reset();
    const many =
      '<multiInstanceLoopCharacteristics><loopCardinality>150</loopCardinality></multiInstanceLoopCharacteristics>';
    const definition = await kit.deploy(
      model('many', `${script('a', 'x').replace('</scriptTask>', `${many}</scriptTask>`)}${flows('s>a a>e')}`),
    );
    await expect(kit.start(definition)).rejects.toMatchObject({ status: 422 });
    expect(scopes).toHaveLength(ASIDE_LIMITS.pieces);
  });

  it('runs code at once only once, however often the command begins anew', async () => {
    reset();
    const definition = await kit.deploy(
      model(
        'once',
        `<serviceTask id="i" e:class="inline"/>${script('a', 'x')}${script('b', 'y')}${flows('s>i i>a a>b b>e')}`,
      ),
    );
    await kit.start(definition, { n: 7 });
    expect(inline).toEqual([7]);
  });

  it('calls others between two transactions of a job, which nobody else takes meanwhile', async () => {
    reset();
    const definition = await kit.deploy(
      model(
        'calls',
        `<serviceTask id="c" e:class="outer" e:resultVariable="r"/><userTask id="u"/>${flows('s>c c>u u>e')}`,
      ),
    );
    const instance = await kit.start(definition);
    const other = engineKit(database(), { scripts, delegates });
    const found: number[] = [];
    outer = async () => {
      found.push(await held());
      other.clock.now = kit.clock.now;
      found.push(await other.engine.workDue());
    };
    expect(await kit.engine.workDue()).toBe(1);
    expect(found).toEqual([0, 0]);
    expect(sent).toEqual([`${instance}:v2:`]);
    expect(await variables(instance)).toEqual({ answer: 1, r: 'sent' });
    expect(await kit.open(instance)).toEqual(['u']);
  });

  it('gives up what a call brought when the instance has ended meanwhile', async () => {
    reset();
    const definition = await kit.deploy(model('gone', `<serviceTask id="c" e:class="outer"/>${flows('s>c c>e')}`));
    const instance = await kit.start(definition);
    outer = () => kit.within((trx) => kit.engine.cancel(trx, { instance_id: instance }));
    expect(await kit.engine.workDue()).toBe(1);
    expect(await kit.status(instance)).toMatchObject({ status: 2, result: 4 });
    expect(await kit.engine.workDue()).toBe(0);
  });

  it('leaves a job whose server died to the others when its lease is over', async () => {
    reset();
    const definition = await kit.deploy(model('died', `<serviceTask id="c" e:class="outer"/>${flows('s>c c>e')}`));
    const instance = await kit.start(definition);
    let isThere: () => void = () => undefined;
    const there = new Promise<void>((resolve) => (isThere = resolve));
    const dying = engineKit(database(), {
      delegates: {
        find: () => ({
          background: true,
          run: () => {
            isThere();
            return new Promise<never>(() => undefined);
          },
        }),
      },
    });
    void dying.engine.workDue();
    await there;
    expect(await kit.engine.workDue()).toBe(0);
    kit.clock.now += 61_000;
    expect(await kit.engine.workDue()).toBe(1);
    expect((await kit.status(instance)).status).toBe(2);
  });
});
