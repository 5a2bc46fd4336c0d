import { calls } from '@gongdi/api';
import { GongdiError, PART_KIND, PART_STATUS, partmanage, permission, type InputOf, type RowOf } from '@gongdi/domain';
import { actorOf, recordAudits } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { anyOf, newId, resourceRepository, transaction, type Db } from '../../../store/index.ts';

type Wanted = Parameters<Parameters<typeof handle<typeof calls.part.generateParts>>[1]>[0]['body'];
type Part = InputOf<typeof partmanage> & { id: string; full_name: string };

/** Full names of a dry run that are shown. */
const SHOWN = 12;
/** Order number of the ground level, so that basements lie before it. */
const GROUND = 100;

/**
 * Generates blocks, floors and sections. What is there already by its full name stays, and gets what it lacks below; so
 * the wizard may be used again, with more floors.
 */
export const generateHandler = (db: Db, timeZone: string): Handler =>
  handle(calls.part.generateParts, ({ body }, context) =>
    transaction(db, async (trx) => {
      if (!context.caller.permissions.has(permission(partmanage.name, 'add'))) throw new GongdiError('permission');
      const repository = resourceRepository(trx, partmanage, { timeZone });
      const above = body.parent_id ? await repository.get(accessOf(context), body.parent_id) : undefined;
      const levels = partsOf(body, above);
      const all = levels.flat();
      if (all.length > calls.part.GENERATED_PARTS) throw tooMany(all.length);
      const missing = await withoutExisting(trx, body.project_id, levels);
      const added = missing.flat();
      const names = added.slice(0, SHOWN).map(({ full_name }) => full_name);
      if (body.dry_run || added.length === 0) return { added: added.length, names };
      await store(trx, missing, repository, context);
      return { added: added.length, names };
    }),
  );

/** Returns the parts level by level, the highest first. */
function partsOf(
  { project_id, blocks, sections, from_floor, to_floor }: Wanted,
  above: RowOf<typeof partmanage> | undefined,
): Part[][] {
  if (to_floor < from_floor) throw backwards();
  const make = (
    up: { id: string; full_name?: string | null; part_code?: string | null } | undefined,
    own: Own,
  ): Part => ({
    id: newId(),
    project_id,
    part_status: PART_STATUS.planned,
    leaf_flag: true,
    parent_id: up?.id ?? null,
    part_name: own.name,
    part_kind: own.kind,
    order_number: own.order,
    part_code: up && !up.part_code ? null : [up?.part_code, own.code].filter(Boolean).join('-'),
    full_name: up ? `${up.full_name}/${own.name}` : own.name,
  });
  const floors = Array.from({ length: to_floor - from_floor + 1 }, (_, at) => from_floor + at).filter(
    (one) => one !== 0,
  );
  const two = (number: number) => String(number).padStart(2, '0');
  const first = blocks.map((name, at) =>
    make(above, { name, kind: PART_KIND.block, order: at + 1, code: two(at + 1) }),
  );
  const second = first.flatMap((block) =>
    floors.map((floor) => {
      const below = floor < 0;
      const name = below ? `地下${-floor}层` : `${floor}层`;
      return make(block, {
        name,
        kind: PART_KIND.floor,
        order: GROUND + floor,
        code: `${below ? 'B' : 'F'}${two(Math.abs(floor))}`,
      });
    }),
  );
  const third = second.flatMap((floor) =>
    sections.map((name, at) => make(floor, { name, kind: PART_KIND.section, order: at + 1, code: two(at + 1) })),
  );
  return [first, second, third];
}

interface Own {
  name: string;
  kind: number;
  order: number;
  code: string;
}

/** Leaves out what the project has by its full name, and codes that are taken. */
async function withoutExisting(trx: Db, project_id: string, levels: Part[][]): Promise<Part[][]> {
  const all = levels.flat();
  const columns = ['id', 'full_name', 'part_code'] as const;
  const own = trx.selectFrom('part').select(columns).where('project_id', '=', project_id);
  const there = await own.where('full_name', '=', anyOf(all.map(({ full_name }) => full_name))).execute();
  const codes = await own.where('part_code', '=', anyOf(all.flatMap(({ part_code }) => part_code ?? []))).execute();
  const known = new Map(there.map((one) => [one.full_name, one.id]));
  const taken = new Set(codes.map((one) => one.part_code));
  const stays = new Map(
    all.flatMap(({ id, full_name }) => (known.has(full_name) ? [[id, known.get(full_name)!]] : [])),
  );
  return levels.map((level) =>
    level
      .filter(({ id }) => !stays.has(id))
      .map((part) => ({
        ...part,
        parent_id: stays.get(part.parent_id ?? '') ?? part.parent_id,
        part_code: taken.has(part.part_code ?? '') ? null : part.part_code,
      })),
  );
}

async function store(
  trx: Db,
  levels: readonly Part[][],
  repository: ReturnType<typeof resourceRepository<typeof partmanage>>,
  context: CallerContext,
): Promise<void> {
  for (const level of levels) if (level.length > 0) await repository.insertMany(accessOf(context), level);
  const events = levels
    .flat()
    .map((after) => ({ action: 'add' as const, subject: partmanage.name, subject_id: after.id, after }));
  await recordAudits(trx, context, actorOf(context.caller), events);
}

function refused(path: string, zh: string, en: string): GongdiError {
  return new GongdiError('invalid', { label: { zh, en }, problems: [{ path, code: 'refused', message: zh }] });
}

const backwards = (): GongdiError =>
  refused(
    'to_floor',
    '最高层不能低于最低层，请改填楼层',
    'The highest floor is below the lowest one; change the floors',
  );

const tooMany = (count: number): GongdiError =>
  refused(
    'blocks',
    `一次最多生成 ${calls.part.GENERATED_PARTS} 个部位，现在是 ${count} 个，请分几次生成`,
    `At most ${calls.part.GENERATED_PARTS} parts at a time; these are ${count}. Generate them in several goes`,
  );
