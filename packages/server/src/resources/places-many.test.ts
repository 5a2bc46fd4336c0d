import { viewCalls } from '@gongdi/api';
import { boxParameterOf, projectmanage, viewsOf } from '@gongdi/domain';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../demo/index.ts';
import { withServer } from '../testing.ts';

/** Records on one map. */
const MANY = 100_000;
/** Size of a screen in pixels, and of a cell of its map. */
const [WIDTH, HEIGHT, CELL] = [1440, 900, 40];

describe('a map of 100,000 records', () => {
  const kit = withServer();
  const { places } = viewCalls(projectmanage);
  const within = boxParameterOf(viewsOf(projectmanage).map!);

  beforeAll(async () => {
    const { db } = kit().database;
    // Over a province, thicker towards a city: copies of a project of the demo.
    await sql`insert into project (id, org_id, created_at, updated_at, version, project_name, project_phase,
        project_address, begin_time)
      select 'many-' || g, org_id, created_at, updated_at, 1, '工程 ' || g, 2,
        jsonb_build_object('location', jsonb_build_object('address', '示例路 ' || g,
          'longitude', 118 + 4 * power((g::bigint * 7919 % 100003) / 100003.0, 2),
          'latitude', 30 + 3 * power((g::bigint * 104729 % 100019) / 100019.0, 2))), begin_time
      from project, generate_series(1, ${MANY}::int) g where id = ${demoId('project', 1)}`.execute(db);
    await sql`analyze project`.execute(db);
  }, 120_000);

  /** What a browser asks for at a zoom level, and what it gets. */
  async function look(zoom: number, [x, y]: readonly [number, number] = [118.5, 30.5]) {
    const cell = (360 / (256 * 2 ** zoom)) * CELL;
    const [wide, high] = [(cell * WIDTH) / CELL / 2, (cell * HEIGHT) / CELL / 2];
    const box = [x - wide, y - high, x + wide, y + high].map((side) => side.toFixed(6)).join(',');
    const client = await kit().client('contractor');
    const begun = performance.now();
    const found = await client.call(places!, { query: { [within]: box, cell } });
    return { found, took: performance.now() - begun, bytes: JSON.stringify(found).length };
  }

  it.each([5, 7, 9, 11, 13, 15, 17])('is as long as the map is wide, at zoom %i', async (zoom) => {
    const { found, bytes, took } = await look(zoom);
    const cells = (WIDTH / CELL + 1) * (HEIGHT / CELL + 1);
    expect(found.length).toBeLessThanOrEqual(Math.min(cells, 1_000));
    // A record alone in its cell comes with its fields; a cluster is five numbers.
    expect(bytes).toBeLessThan(1_200_000);
    // Generous: many tests share the machine. With seven other jobs on two cores it took 0.6 to 2.7 s.
    expect(took).toBeLessThan(5_000);
  });

  it('counts every record once', async () => {
    const client = await kit().client('contractor');
    const all = await client.call(places!, { query: { [within]: '117,29,123,34', cell: 0.5 } });
    const { rows } = await sql<{ total: number }>`select count(*)::int as total from project
      where id like 'many-%'`.execute(kit().database.db);
    const others = await sql<{ total: number }>`select count(*)::int as total from project
      where id not like 'many-%'`.execute(kit().database.db);
    const total = all.reduce((sum, one) => sum + one.total, 0);
    expect(rows[0]!.total).toBe(MANY);
    expect(total).toBeGreaterThanOrEqual(MANY);
    expect(total).toBeLessThanOrEqual(MANY + others.rows[0]!.total);
  });
});
