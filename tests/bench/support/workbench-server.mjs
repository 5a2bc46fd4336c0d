import { calls, routeOf } from '@gongdi/api';
import { arrange, MAIN_MENU, permission, permissionsOf } from '@gongdi/domain';
import { loadDemo, migrate, openDatabase, realPorts } from '@gongdi/server';
import { inRepository } from './measure.mjs';

const built = (file) => import(inRepository(`packages/server/dist/${file}`));

/**
 * Serves the workbench call for several sets of resources, each at its own address, with the server's own HTTP layer
 * and a new database with the demo. The caller is the demo's contractor and may list everything: a session costs the
 * same for all sides, and no role has rights to resources that are made at run time.
 * @param {string} dataDir
 * @param {Record<string, readonly import('@gongdi/domain').AnyResource[]>} sides
 */
export async function workbenchServer(dataDir, sides) {
  const { workbenchHandlers } = await built('modules/bench/workbench/index.js');
  const { tableOf } = await built('store/resource-table.js');
  const { diffSchema } = await built('store/schema-diff.js');
  const { defaultBodyLimits, defaultConnectionLimits, makeApp } = await built('http/index.js');
  const database = await openDatabase({ dataDir });
  await migrate(database);
  await database.db.transaction().execute((trx) => loadDemo(trx, realPorts));
  const { db, pool } = database;
  const report = (error) => console.error(error);
  const { rows } = await pool.query(`select a.id, a.org_id, o.path from account a
    join organisation o on o.id = a.org_id where a.user_name = 'contractor'`);
  const [{ id, org_id, path }] = rows;
  const apps = {};
  for (const [side, resources] of Object.entries(sides)) {
    const menu = [...MAIN_MENU, ...resources.flatMap(beside)];
    const tree = arrange(menu);
    const permissions = new Set([
      ...permissionsOf(MAIN_MENU),
      ...resources.map(({ name }) => permission(name, 'list')),
    ]);
    const caller = {
      id,
      org_id,
      company_id: org_id,
      ent_type: 1000,
      auth_status: 1,
      role_codes: [],
      acts_for: [],
      permissions,
      scope: { read: [path], write: [path] },
    };
    apps[side] = await makeApp({
      handlers: workbenchHandlers({ db, timeZone: 'Asia/Shanghai', menus: { treeFor: () => tree }, report }, resources),
      within: (_, work) => work(),
      callerOf: async () => caller,
      now: Date.now,
      checkAnswers: false,
      version: 'bench',
      log: 'off',
      limits: { calls: 10_000_000, public: 10_000_000 },
      bodyLimits: defaultBodyLimits,
      connections: defaultConnectionLimits,
      spoolDir: dataDir,
      origins: { named: [], loopback: true },
      timeZone: 'Asia/Shanghai',
      health: { note: () => {} },
      streams: [],
      map: {},
    });
    apps[side].address = await apps[side].listen({ port: 0, host: '127.0.0.1' });
  }

  return {
    /**
     * Creates the tables of resources, with `waiting` waiting records in each and the same number that no longer wait.
     */
    fill: async (resources, waiting) => {
      for (const statement of diffSchema([], resources.map(tableOf)).statements) await pool.query(statement);
      for (const { noun } of resources)
        await pool.query(
          `insert into ${noun} (id, org_id, created_at, updated_at, version, title, status)
            select md5('${noun}' || n), $1, now() - n * interval '1 minute', now(), 1, 'Record ' || n, 1 + n % 2
            from generate_series(1, $2::int) n`,
          [org_id, 2 * waiting],
        );
      await pool.query('vacuum analyze');
    },
    /** Returns the data of the answer. */
    ask: async (side, query = '') => {
      const answer = await fetch(`${apps[side].address}${routeOf(calls.workbench.own)}${query}`);
      const { code, data, message } = await answer.json();
      if (code !== 0) throw new Error(message);
      return data;
    },
    stop: async () => {
      for (const app of Object.values(apps)) await app.close();
      await database.close();
    },
  };
}

/** Returns the menu entry of a resource that the product does not know. */
function beside({ name, label }) {
  if (!name.startsWith('synthetic')) return [];
  return [{ index: name, label, operations: [{ operation_code: 'list', label }] }];
}
