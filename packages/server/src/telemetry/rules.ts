import {
  findDeviceType,
  holdingRules,
  MEASURES,
  type Candidate,
  type HoldingRule,
  type InvalidRule,
  type LevelRule,
  type RuleOrigin,
} from '@gongdi/domain';
import { sql } from 'kysely';
import type { Db } from '../store/index.ts';

/** What limits are looked up for: a device, or a device type in a project. */
export interface RuleScope {
  id: string | null;
  device_type: number;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
}

export interface HeldRules {
  /** Origin of the nearest rule that was set. */
  origin: RuleOrigin;
  rules: HoldingRule[];
  /** Rules that were set but cannot apply. */
  invalid: InvalidRule[];
}

type RuleRow = Numbers & {
  id: string;
  origin: RuleOrigin;
  measure: number;
} & Record<'source' | 'clause' | 'edition', string | null>;

/**
 * Returns the limits that apply. For each quantity and measure, the first of these applies: the rule of the device, of
 * its area, of its project, of its organisation, of the next organisation above it, else the template of the type. A
 * rule of an area applies whoever set it. A rule of a project applies if the own organisation or one above it set the
 * rule.
 */
export async function rulesFor(db: Db, scope: RuleScope): Promise<HeldRules> {
  const { id, device_type, org_id, project_id, area_id } = scope;
  const rows = await db
    .selectFrom('warning_rule as r')
    .leftJoin('organisation as above', 'above.id', 'r.org_id')
    .leftJoin('organisation as own', (join) => join.on('own.id', '=', org_id))
    .select(['r.id', 'r.quantity', 'r.measure', 'r.duration', 'r.hysteresis', 'r.source', 'r.clause', 'r.edition'])
    .select(['r.warning_lower', 'r.warning_upper', 'r.alarm_lower', 'r.alarm_upper', 'r.control_lower'])
    .select(['r.control_upper', 'r.verified'])
    .select(
      sql<RuleOrigin>`case when r.device_id is not null then 'device' when r.area_id is not null then 'area'
        when r.project_id is not null then 'project' else 'organisation' end`.as('origin'),
    )
    .where((eb) => {
      const ofType = eb.and([eb('r.device_id', 'is', null), eb('r.device_type', '=', device_type)]);
      const byOrganisation = eb.or([
        eb('r.org_id', '=', org_id),
        eb.fn<boolean>('starts_with', ['own.path', 'above.path']),
      ]);
      const forProject = eb.or([eb('r.project_id', 'is', null), eb('r.project_id', '=', project_id)]);
      return eb.or([
        eb('r.device_id', '=', id),
        ofType.and('r.area_id', '=', area_id),
        ofType.and('r.area_id', 'is', null).and(byOrganisation).and(forProject),
      ]);
    })
    .orderBy(
      ({ fn }) => fn('length', ['above.path']),
      (above) => above.desc().nullsLast(),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
  const type = findDeviceType(device_type);
  if (!type) return { origin: 'template', rules: [], invalid: [] };
  const near = (origin: RuleOrigin): Candidate[] =>
    rows.filter((row) => row.origin === origin).map((row) => ({ id: row.id, origin, rule: ruleOf(row) }));
  const held = holdingRules(type, [...near('device'), ...near('area'), ...near('project'), ...near('organisation')]);
  const origins = new Set(held.rules.map(({ origin }) => origin));
  const nearest = (['device', 'area', 'project', 'organisation'] as const).find((one) => origins.has(one));
  return { origin: nearest ?? 'template', ...held };
}

/** Returns a rule without its origin: the form by which readings are judged and which people set. */
export function plainRule(rule: HoldingRule): LevelRule {
  const { measure, source, clause, edition } = rule;
  return { ...numbersOf(rule), measure, source, clause, edition };
}

function ruleOf(row: RuleRow): LevelRule {
  return {
    ...numbersOf(row),
    // Codes of the dictionary `warn_measure` count from 1 in the order of `MEASURES`.
    measure: MEASURES[row.measure - 1] ?? 'value',
    source: row.source ?? '',
    clause: row.clause ?? '',
    edition: row.edition ?? '',
  };
}

type Numbers = Omit<LevelRule, 'measure' | 'source' | 'clause' | 'edition'>;

function numbersOf(rule: Numbers): Numbers {
  const { quantity, warning_lower, warning_upper, alarm_lower, alarm_upper, control_lower, control_upper } = rule;
  const { duration, hysteresis, verified } = rule;
  return {
    quantity,
    warning_lower,
    warning_upper,
    alarm_lower,
    alarm_upper,
    control_lower,
    control_upper,
    duration,
    hysteresis,
    verified,
  };
}
