import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { defineResource, field } from '@gongdi/domain';
import { migrate, openDatabase } from '@gongdi/server';
import { inRepository, scratch } from './measure.mjs';

/** Number of organisations below one company; each has an equal share of every kind. */
export const ORGANISATIONS = 500;

/** The search scopes of users: everything, and one of the organisations. */
export const SCOPES = {
  administrator: { read: [''], write: [''] },
  site: { read: ['bench/o7/'], write: ['bench/o7/'] },
};

const label = (zh) => ({ zh, en: zh });
const kind = (number) =>
  defineResource({
    name: `benchkind${number}`,
    noun: `bench_kind_${number}`,
    label: label(`种类${number}`),
    service: 'base',
    title: 'name',
    scope: 'organisation',
    fields: { name: field.text({ label: label('名称'), query: 'like', required: true }) },
    endpoints: { list: `GET benchkind${number}` },
  });

/** Every name has 项目, one in twenty its city, one in fifty its trade, and few have 麒麟. */
const FILL = `with words as (select
    '{北京,上海,天津,重庆,广州,深圳,杭州,南京,武汉,成都,西安,长沙,苏州,青岛,大连,厦门,宁波,合肥,福州,济南}'::text[] as cities,
    '{卫星制造,地下管廊,高架桥梁,医院大楼,污水处理,体育场馆,数据中心,住宅小区,轨道交通,垃圾焚烧}'::text[] as trades)
  insert into %I (id, org_id, name)
    select md5($1 || ' ' || n), 'o' || (n %% ${ORGANISATIONS}), cities[1 + (n + n / 500 + $1::int) %% 20] || trades[1 + (n / 20 + $1::int) %% 10]
      || case when n = 2500 and $1::int %% 40 = 0 then '麒麟' else '' end || '第' || n || '项目部'
    from generate_series(1, $2::int) n, words`;

/**
 * Opens an embedded PostgreSQL with kinds of records that are made for the row. Searches use the product's own code.
 */
export async function openSearchDatabase() {
  const folder = scratch();
  // PostgreSQL then stores its data inside this folder, and both are removed together.
  chmodSync(folder, 0o755);
  const database = await openDatabase({ dataDir: join(folder, 'data') });
  await migrate(database);
  const ask = (text, values) => database.pool.query(text, values);
  await ask(`insert into organisation (id, parent_id, path, name, ent_type, sort, created_at, updated_at)
    select 'bench', null, 'bench/', '总公司', 1000, 0, now(), now() union all
    select 'o' || n, 'bench', 'bench/o' || n || '/', '分公司' || n, 1000, n, now(), now() from generate_series(0, ${ORGANISATIONS - 1}) n`);
  const kinds = [];
  const search = (file) => import(inRepository(`packages/server/dist/search/${file}.js`));
  const [{ findRecords }, { keepKinds }, { backlogOf, keepUp }] = await Promise.all(
    ['find', 'kinds', 'keep-up'].map(search),
  );

  /** Adds kinds with `rows` records each until there are `count` kinds; afterwards the search finds all records. */
  async function grow(count, rows) {
    for (let number = kinds.length; number < count; number += 1) {
      const one = kind(number);
      await ask(`create table ${one.noun} (id text primary key, org_id text, name text not null)`);
      await ask(FILL.replace('%I', one.noun).replaceAll('%%', '%'), [String(number), rows]);
      kinds.push(one);
    }
    await keepKinds(database.db, kinds);
    await keepUp(database.db, () => true);
    const { pending, filling } = await backlogOf(database.db);
    if (pending > 0 || filling) throw new Error('not all records are found');
    await ask('vacuum analyze search_word');
    await ask('vacuum analyze search_entry');
  }

  const find = (scope, word) =>
    findRecords(database.db, kinds, { scope: SCOPES[scope], account_id: null, org_id: null }, word);
  return { database, kinds, grow, find };
}
