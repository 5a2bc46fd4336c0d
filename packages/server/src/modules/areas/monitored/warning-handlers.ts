import { areaCallsOf } from '@gongdi/api';
import { GongdiError, projectmanage, type AreaType, type LevelRule } from '@gongdi/domain';
import { actorOf, recordAudit } from '../../../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../../../handler/index.ts';
import { accessOf } from '../../../resources/index.ts';
import { permits, transaction, type Db } from '../../../store/index.ts';
import { plainRule, refuseWrongRules, rulesFor, type RuleScope } from '../../../telemetry/index.ts';
import { organisationOf, type AreaDeps } from './area-store.ts';
import { deviceByNumber } from './devices.ts';
import { replaceRules } from './rules.ts';

/** Handlers of the limits of an area type in a project, and of one device (console specification, section 7.4). */
export function warningHandlers(area: AreaType, { db }: AreaDeps): Handler[] {
  const calls = areaCallsOf(area);
  const handlers: Handler[] = [];
  if (calls.warning && calls.setWarning)
    handlers.push(
      handle(calls.warning, async ({ query: { project_id } }, context) => {
        const org_id = await organisationOf(db, context, project_id);
        return { project_id, rules: await rulesOf(db, area, ofProject(project_id, org_id)) };
      }),
      handle(calls.setWarning, ({ body: { project_id, rules } }, context) =>
        transaction(db, async (trx) => {
          const org_id = await writableProject(trx, context, project_id);
          refuseWrongRules(area.code, rules, context);
          const before = { rules: await rulesOf(trx, area, ofProject(project_id, org_id)) };
          await replaceRules(trx, { ...accessOf(context), org_id }, area.code, project_id, rules);
          await recordAudit(trx, context, actorOf(context.caller), {
            action: 'warning',
            subject: area.path,
            subject_id: project_id,
            before,
            after: { rules },
          });
          return { project_id, rules: await rulesOf(trx, area, ofProject(project_id, org_id)) };
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
        const { id, project_id = null, area_id = null, org_id } = device;
        return { device_number, rules: await rulesOf(db, area, { id, area_id, project_id, org_id }) };
      }),
    );
  return handlers;
}

/** Returns the limits that apply, without their origin. */
async function rulesOf(db: Db, area: AreaType, at: Omit<RuleScope, 'device_type'>): Promise<LevelRule[]> {
  return (await rulesFor(db, { ...at, device_type: area.code })).rules.map(plainRule);
}

/** Rule scope of all devices of a type in a project. */
const ofProject = (project_id: string, org_id: string | null) => ({ id: null, area_id: null, project_id, org_id });

/** Returns the organisation of a project. @throws GongdiError `permission` if the caller may only read it */
async function writableProject(trx: Db, context: CallerContext, project_id: string): Promise<string | null> {
  const org_id = await organisationOf(trx, context, project_id);
  if (!(await permits(trx, projectmanage, context.caller.scope, 'write', project_id)))
    throw new GongdiError('permission');
  return org_id;
}
