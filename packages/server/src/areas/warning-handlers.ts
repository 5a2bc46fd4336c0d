import { areaCallsOf } from '@gongdi/api';
import { findDeviceType, GongdiError, type AreaType, type LevelRule } from '@gongdi/domain';
import { sql, type Kysely } from 'kysely';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { accessOf } from '../resources/index.ts';
import { transaction, type RowAccess } from '../store/index.ts';
import { organisationOf, type AreaDeps } from './area-store.ts';
import { deviceByNumber } from './devices.ts';
import { replaceRules, rulesFor, type RuleScope } from './rules.ts';
import { refuseField } from './text/index.ts';

/** Limits of a type of area in a project, and those of one device (console specification, section 7.4). */
export function warningHandlers(area: AreaType, { db }: AreaDeps): Handler[] {
  const calls = areaCallsOf(area);
  const handlers: Handler[] = [];
  if (calls.warning && calls.setWarning)
    handlers.push(
      handle(calls.warning, async ({ query: { project_id } }, context) => {
        await organisationOf(db, context, project_id);
        return { project_id, rules: await rulesOf(db, area, accessOf(context), { project_id }) };
      }),
      handle(calls.setWarning, ({ body: { project_id, rules } }, context) =>
        transaction(db, async (trx) => {
          const org_id = await writableProject(trx, context, project_id);
          checkRules(area, rules, context);
          const before = { rules: await rulesOf(trx, area, accessOf(context), { project_id }) };
          await replaceRules(trx, { ...accessOf(context), org_id }, area.code, project_id, rules);
          await recordAudit(trx, context, actorOf(context.caller), {
            action: 'warning',
            subject: area.path,
            subject_id: project_id,
            before,
            after: { rules },
          });
          return { project_id, rules };
        }),
      ),
    );
  if (calls.deviceConfig)
    handlers.push(
      handle(calls.deviceConfig, async (args, context) => {
        const { device_number } = (args as { params: { device_number: string } }).params;
        const access = accessOf(context);
        const device = await deviceByNumber(db, access, device_number);
        if (!device || device.device_type !== area.code) throw new GongdiError('notFound');
        const { id: device_id, project_id = null, area_id = null } = device;
        return { device_number, rules: await rulesOf(db, area, access, { device_id, area_id, project_id }) };
      }),
    );
  return handlers;
}

/** The nearest limits that are set; where none are, those that the type comes with. */
async function rulesOf(db: Kysely<unknown>, area: AreaType, access: RowAccess, at: RuleScope): Promise<LevelRule[]> {
  const set = await rulesFor(db, access, area.code, at);
  return set.length > 0 ? set : [...(findDeviceType(area.code)?.levels ?? [])];
}

function checkRules(area: AreaType, rules: readonly LevelRule[], context: CallerContext): void {
  const known = new Set(findDeviceType(area.code)?.quantities.map(({ key }) => key));
  const strange = rules.findIndex(({ quantity }) => !known.has(quantity));
  if (strange < 0) return;
  const values = { label: area.label, key: rules[strange]!.quantity };
  throw refuseField(context, `rules.${strange}.quantity`, 'unknownQuantity', values);
}

/** The organisation of a project. @throws GongdiError `permission` for one that the caller only looks at */
async function writableProject(
  trx: Kysely<unknown>,
  context: CallerContext,
  project_id: string,
): Promise<string | null> {
  const org_id = await organisationOf(trx, context, project_id);
  const { rows } = await sql`select 1 from organisation o where o.id = ${org_id}
    and exists (select 1 from unnest(${[...context.caller.scope.write]}::text[]) own where starts_with(o.path, own))`.execute(
    trx,
  );
  if (rows.length === 0) throw new GongdiError('permission');
  return org_id;
}
