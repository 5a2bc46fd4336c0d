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
import { sql, type Kysely } from 'kysely';

/** For what limits are asked: a device, or a type of devices in a project. */
export interface RuleScope {
  id: string | null;
  device_type: number;
  org_id: string | null;
  project_id: string | null;
  area_id: string | null;
}

export interface HeldRules {
  /** Of the nearest rule that somebody has set. */
  origin: RuleOrigin;
  rules: HoldingRule[];
  /** Rules that somebody has set and that cannot hold. */
  invalid: InvalidRule[];
}

type RuleRow = Numbers & {
  id: string;
  origin: RuleOrigin;
  measure: number;
} & Record<'source' | 'clause' | 'edition', string | null>;

/**
 * The limits that hold. Of each quantity and what is compared: the device's own, else its area's, its project's, its
 * organisation's, that of the next organisation above it, else the template of the type. Rules of a project or an area
 * hold whoever set them, organisations beside it excepted.
 */
export async function rulesFor(db: Kysely<unknown>, scope: RuleScope): Promise<HeldRules> {
  const { id, device_type, org_id, project_id, area_id } = scope;
  const { rows } = await sql<RuleRow>`
    select r.id, r.quantity, r.measure, r.warning_lower, r.warning_upper, r.alarm_lower, r.alarm_upper,
      r.control_lower, r.control_upper, r.duration, r.hysteresis, r.source, r.clause, r.edition, r.verified,
      case when r.device_id is not null then 'device' when r.area_id is not null then 'area'
        when r.project_id is not null then 'project' else 'organisation' end as origin
    from warning_rule r
      left join organisation above on above.id = r.org_id
      left join organisation own on own.id = ${org_id}
    where r.device_id = ${id}
      or r.device_id is null and r.area_id = ${area_id} and r.device_type = ${device_type}
      or r.device_id is null and r.area_id is null and r.device_type = ${device_type}
        and (r.org_id = ${org_id} or starts_with(own.path, above.path))
        and (r.project_id is null or r.project_id = ${project_id})
    order by length(above.path) desc nulls last, r.created_at desc, r.id desc`.execute(db);
  const type = findDeviceType(device_type);
  if (!type) return { origin: 'template', rules: [], invalid: [] };
  const near = (origin: RuleOrigin): Candidate[] =>
    rows.filter((row) => row.origin === origin).map((row) => ({ id: row.id, origin, rule: ruleOf(row) }));
  const held = holdingRules(type, [...near('device'), ...near('area'), ...near('project'), ...near('organisation')]);
  const origins = new Set(held.rules.map(({ origin }) => origin));
  const nearest = (['device', 'area', 'project', 'organisation'] as const).find((one) => origins.has(one));
  return { origin: nearest ?? 'template', ...held };
}

/** A rule without where it comes from: what is judged by, and what people set. */
export function plainRule(rule: HoldingRule): LevelRule {
  const { measure, source, clause, edition } = rule;
  return { ...numbersOf(rule), measure, source, clause, edition };
}

function ruleOf(row: RuleRow): LevelRule {
  return {
    ...numbersOf(row),
    // Codes of the dictionary `warn_measure` count from 1 in this order.
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
