import { calls } from '@gongdi/api';
import {
  devicelist,
  findDeviceType,
  GongdiError,
  limitProblems,
  MEASURES,
  quantityOf,
  type FieldProblem,
  type Lang,
  type LevelRule,
} from '@gongdi/domain';
import { actorOf, recordAudit } from '../audit/index.ts';
import { handle, type CallerContext, type Handler } from '../handler/index.ts';
import { newId, resourceRepository, transaction, type Db } from '../store/index.ts';
import { accessOf, mayWrite, type DeviceRow } from './device-access.ts';
import type { DeviceRegistry } from './registry.ts';
import { rulesFor, type HeldRules } from './rules.ts';
import { telemetryLabel } from './text/index.ts';

const { device: on } = calls;

interface Deps {
  db: Db;
  registry: Pick<DeviceRegistry, 'forget'>;
}

/** Handlers for the limits of single devices. Limits of types, projects and areas have their own resource and calls. */
export function limitHandlers({ db, registry }: Deps): Handler[] {
  const devices = (on: Db) => resourceRepository(on, devicelist);
  return [
    handle(on.levelRules, async ({ query: { device_id } }, context) => {
      const device = await devices(db).get(accessOf(context), device_id);
      return { device_id, ...limitsAnswer(await rulesFor(db, withNulls(device)), context.lang) };
    }),
    handle(on.setLevelRules, async ({ body: { device_id, rules } }, context) => {
      const set = await transaction(db, async (trx) => {
        const device = await devices(trx).get(accessOf(context), device_id);
        await mayWrite(trx, device, context);
        refuseWrongRules(device.device_type, rules, context);
        const before = await rulesFor(trx, withNulls(device));
        await trx.deleteFrom('warning_rule').where('device_id', '=', device_id).execute();
        await insertRules(trx, device, rules, context);
        const event = {
          action: 'limits' as const,
          subject: devicelist.name,
          subject_id: device_id,
          before,
          after: { rules },
        };
        await recordAudit(trx, context, actorOf(context.caller), event);
        return { device_id, ...limitsAnswer(await rulesFor(trx, withNulls(device)), context.lang) };
      });
      registry.forget(device_id);
      return set;
    }),
  ];
}

const withNulls = ({ id, device_type, org_id, project_id, area_id }: DeviceRow) => ({
  id,
  device_type,
  org_id,
  project_id: project_id ?? null,
  area_id: area_id ?? null,
});

const limitsAnswer = ({ origin, rules, invalid }: HeldRules, lang: Lang) => ({
  origin,
  rules,
  invalid: invalid.map(({ reasons, ...one }) => ({ ...one, reasons: reasons.map((label) => label[lang]) })),
});

/** @throws GongdiError `invalid`, each problem at `rules.<place>.<field>` */
export function refuseWrongRules(
  device_type: number,
  rules: readonly LevelRule[],
  { lang }: Pick<CallerContext, 'lang'>,
): void {
  const type = findDeviceType(device_type);
  const seen = new Set<string>();
  const problems = rules.flatMap((rule, index): FieldProblem[] => {
    const at = (path: string, message: string): FieldProblem => ({
      path: `rules.${index}.${path}`,
      code: 'invalid',
      message,
    });
    const wrong = limitProblems(type, rule).map(({ path, label }) => at(path, label[lang]));
    const key = `${rule.quantity}|${rule.measure}`;
    const label = type && quantityOf(type, rule.quantity)?.label;
    if (label && seen.has(key)) wrong.push(at('quantity', telemetryLabel('twice', { key: label })[lang]));
    seen.add(key);
    return wrong;
  });
  if (problems.length > 0) throw new GongdiError('invalid', { problems });
}

async function insertRules(
  trx: Db,
  { id, device_type, org_id }: DeviceRow,
  rules: readonly LevelRule[],
  { now, caller }: CallerContext,
): Promise<void> {
  const at = new Date(now).toISOString();
  for (const { measure, ...rule } of rules) {
    const row = {
      ...rule,
      measure: MEASURES.indexOf(measure) + 1,
      id: newId(now),
      org_id,
      device_id: id,
      device_type,
      created_at: at,
      created_by: caller.id,
      updated_at: at,
      updated_by: caller.id,
      version: 1,
    };
    await trx.insertInto('warning_rule').values(row).execute();
  }
}
