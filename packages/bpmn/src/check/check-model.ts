import type { Model, ModdleElement, Position, Severity, Text } from '../model/index.ts';
import { hasDiagram } from '../model/index.ts';
import { makeContext } from './context.ts';
import { peerText } from './peer-texts.ts';
import { PEER_GUARDS } from './peer-guards.ts';
import { refusedBy, type SeverityOf } from './peer-refusals.ts';
import { PEER_RULES } from './peer-rules.ts';
import type { PeerRule } from './peer-rules.ts';
import type { Preset, RuleLevel } from './presets.ts';
import { levelsOf, presetEngine } from './presets.ts';
import { RULES } from '../generated/rules.ts';
import { SCHEMA_RULE } from './rules/xml-schema/rule.ts';
import type { PlacedSuppression, Suppression } from './suppressions.ts';
import { suppresses, suppressionsIn } from './suppressions.ts';
import { targetOf } from './target.ts';
import type { ActiveCheck, OnFailure } from './traverse.ts';
import { Planner, traverse, traverseSteps } from './traverse.ts';
import type { CheckFinding, EngineTarget, ReportDetails, Rule, SchemaCheck } from './types.ts';
import { runs, wireFlows } from './wiring.ts';

/** Options of a check. */
export interface CheckOptions {
  /** Default `recommended`. */
  readonly preset?: Preset;
  /** Levels by rule code. They override the levels of the preset. */
  readonly rules?: Readonly<Record<string, RuleLevel>>;
  /**
   * Default: the engine of the preset, otherwise the engine of the model's own extensions. `null` checks for no engine.
   */
  readonly target?: EngineTarget | null;
  /** Findings that are known and accepted. Suppressions written in the file apply as well. */
  readonly suppressions?: readonly Suppression[];
  /** Return suppressed findings too, with the reason. Default false. */
  readonly withSuppressed?: boolean;
  /** Validates against the XML Schema. Without it the rule `xml-schema` reports nothing. */
  readonly schema?: SchemaCheck;
  /** Options of bpmnlint's rules by code, as its own configuration gives them. */
  readonly peerOptions?: Readonly<Record<string, unknown>>;
  /** What rules that are not ours found in the model; suppressions apply to it as to our own findings. */
  readonly others?: OtherFindings;
}

/** Findings of rules that the caller has run itself. */
export interface OtherFindings {
  /** Codes of all rules that ran: a suppression of one of them that nothing needs is reported. */
  readonly codes: ReadonlySet<string>;
  readonly findings: readonly CheckFinding[];
}

interface Selection {
  readonly rules: readonly { readonly rule: Rule; readonly level: Severity | undefined }[];
  readonly peers: readonly { readonly rule: PeerRule; readonly level: Severity }[];
  readonly planner: Planner;
}

const selections = new Map<string, Selection>();

/**
 * The rules that a check runs. Cached by rule name and level, because planning the rules costs more than a small model.
 */
function select(options: CheckOptions, target: EngineTarget | undefined): Selection {
  const key = JSON.stringify([options.preset, options.rules, target?.engine]);
  const known = selections.get(key);
  if (known) return known;
  const levels = levelsOf(options.preset ?? 'recommended', options.rules ?? {});
  const rules = RULES.flatMap((rule) => {
    const level = levels.get(rule.code);
    if (level === 'off' || level === undefined) return [];
    if (rule.engines && !(target && rule.engines.includes(target.engine))) return [];
    return [{ rule, level: level === 'default' ? undefined : level }];
  });
  const peers = PEER_RULES.flatMap((rule) => {
    const level = levels.get(rule.code);
    if (level === 'off' || level === undefined) return [];
    return [{ rule, level: level === 'default' ? rule.severity : level }];
  });
  const planner = new Planner([...rules.map(({ rule }) => rule.on), ...peers.map(({ rule }) => rule.on)]);
  const selection = { rules, peers, planner };
  if (selections.size > 50) selections.clear();
  selections.set(key, selection);
  return selection;
}

/** A prepared check: the rules to run and the list that receives their findings. */
interface Prepared {
  readonly planner: Planner;
  readonly checks: readonly ActiveCheck[];
  readonly onFailure: OnFailure;
  /** Returns the findings so far without the suppressed ones, in order of their position in the source. */
  result(): CheckFinding[];
}

function prepare(model: Model, options: CheckOptions): Prepared {
  const target = chooseTarget(model, options);
  const { rules, peers, planner } = select(options, target);
  const findings: CheckFinding[] = [...(options.others?.findings ?? [])];
  const context = makeContext(model, target);
  const lenient = target?.engine === 'flowable' || target?.engine === 'activiti';
  const own = rules.map(({ rule, level }): ActiveCheck => {
    const report = (element: ModdleElement, message: Text, details: ReportDetails = {}): void => {
      const { severity: own = rule.severity, runtime = rule.runtime, at, ...rest } = details;
      const severity = level ?? (runtime && !runs(element, lenient) ? 'info' : own);
      const finding = { code: rule.code, severity, message: bounded(message), ...rest };
      findings.push(at ? { ...finding, ...at } : place(model, element, finding));
    };
    return { code: rule.code, enter: rule.create({ ...context, schema: options.schema, report }) };
  });
  // A file without any diagram gets one finding of missing-di instead of one of no-bpmndi for each element.
  const skipsDiagram = options.rules?.['no-bpmndi'] === undefined && !hasDiagram(model.definitions);
  const taken = peers.map(({ rule, level }) =>
    skipsDiagram && rule.code === 'no-bpmndi'
      ? { code: rule.code, enter: undefined }
      : peerCheck(
          rule,
          options.rules?.[rule.code] === undefined ? refusedBy(rule, level, target) : () => level,
          model,
          findings,
          options.peerOptions?.[rule.code],
        ),
  );
  const looked = new Set([...[...rules, ...peers].map(({ rule }) => rule.code), ...(options.others?.codes ?? [])]);
  if (!options.schema) looked.delete(SCHEMA_RULE);
  return {
    planner,
    checks: [...own, ...taken],
    onFailure: (code, element) => {
      findings.push(place(model, element, { code: 'rule-failed', severity: 'warning', message: failure(code) }));
    },
    result: () =>
      applySuppressions(model, findings, options, looked).sort((a, b) => a.line - b.line || a.column - b.column),
  };
}

/**
 * Checks a model with bpmnlint's rules and our rules in one walk of the tree. While the rules run, `incoming` and
 * `outgoing` are filled in from the sequence flows. Rules are created anew for each model. A rule that throws on a
 * damaged tree is reported as `rule-failed`; the other rules continue.
 *
 * @returns findings in order of their position in the source
 */
export function checkModel(model: Model, options: CheckOptions = {}): CheckFinding[] {
  const wiring = wireFlows(model.definitions);
  try {
    const { planner, checks, onFailure, result } = prepare(model, options);
    traverse(model.definitions, planner, checks, onFailure);
    return result();
  } finally {
    wiring.restore();
  }
}

/**
 * `checkModel` in steps, for an editor that must stay responsive. The check pauses when `rests` returns true and
 * continues with the next `next()`. During a pause the tree has the state that its owner gave it. After a change of the
 * tree the check must be abandoned.
 *
 * @param rests called after each call of a rule for an element; returns whether to pause
 */
export function* checkSteps(
  model: Model,
  options: CheckOptions,
  rests: () => boolean,
): Generator<void, CheckFinding[], void> {
  const wiring = wireFlows(model.definitions);
  try {
    const { planner, checks, onFailure, result } = prepare(model, options);
    for (const looked of traverseSteps(model.definitions, planner, checks, onFailure)) {
      if (!rests()) continue;
      wiring.restore();
      yield looked;
      wiring.again();
    }
    return result();
  } finally {
    wiring.restore();
  }
}

function chooseTarget(model: Model, { target, preset }: CheckOptions): EngineTarget | undefined {
  if (target !== undefined) return target ?? undefined;
  const engine = preset && presetEngine(preset);
  return engine ? { engine } : targetOf(model);
}

function peerCheck(
  rule: PeerRule,
  severityOf: SeverityOf,
  model: Model,
  findings: CheckFinding[],
  settings: unknown = {},
): ActiveCheck {
  const { check } = rule.factory(settings);
  const { enter, leave } = typeof check === 'function' ? { enter: check, leave: undefined } : check;
  let severity: Severity = rule.severity;
  const reporter = {
    report(id: string | undefined, message: string, path?: string[] | { path?: string[] }): void {
      const property = (Array.isArray(path) ? path : path?.path)?.join('.');
      findings.push({
        code: rule.code,
        severity,
        message: bounded(peerText(message)),
        ...positionOf(model, id),
        ...(id === undefined ? {} : { element: id }),
        ...(property === undefined ? {} : { property }),
      });
    },
  };
  const guard = PEER_GUARDS[rule.code];
  return {
    code: rule.code,
    enter(element) {
      const seen = guard ? guard(element) : element;
      if (!seen) return;
      severity = severityOf(element);
      enter?.(seen, reporter);
      leave?.(seen, reporter);
    },
  };
}

/** Names and ids of a hostile file may be as long as the file; a message that repeats them would flood the terminal. */
const MOST_CHARACTERS = 500;
const cut = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text);
const bounded = ({ zh, en }: Text): Text => ({ zh: cut(zh), en: cut(en) });

/** The text of an exception in a rule's code helps developers of the rule, not authors of models. */
const failure = (code: string): Text => ({
  zh: `规则 ${code} 无法检查这个元素：缺少该规则要查看的内容。请先修复其他问题；仍然出现时请报告`,
  en: `The rule ${code} could not check this element: it lacks what the rule looks at. Mend the other findings first, and report this if it stays`,
});

function positionOf(model: Model, id: string | undefined): Position {
  return (id === undefined ? undefined : model.positions(id)) ?? { line: 1, column: 1 };
}

function place(
  model: Model,
  element: ModdleElement,
  finding: Omit<CheckFinding, 'line' | 'column' | 'element'>,
): CheckFinding {
  let owner: ModdleElement | undefined = element;
  while (owner && typeof owner.id !== 'string') owner = owner.$parent;
  const { line, column } = model.locate(element);
  return { ...finding, line, column, ...(owner?.id === undefined ? {} : { element: owner.id }) };
}

/** @param looked codes of the rules that ran; an unused suppression of any other rule is not reported */
function applySuppressions(
  model: Model,
  findings: CheckFinding[],
  options: CheckOptions,
  looked: ReadonlySet<string>,
): CheckFinding[] {
  const all: PlacedSuppression[] = [...suppressionsIn(model), ...(options.suppressions ?? [])];
  if (all.length === 0) return findings;
  const valid = all.filter(({ reason }) => reason.trim() !== '');
  const used = new Set<Suppression>();
  const kept = findings.flatMap((finding): CheckFinding[] => {
    const by = valid.find((suppression) => suppresses(suppression, finding.code, finding.element));
    if (!by) return [finding];
    used.add(by);
    return options.withSuppressed ? [{ ...finding, suppressed: by.reason.trim() }] : [];
  });
  const idle = all.filter(
    (one) =>
      !used.has(one) && (one.reason.trim() === '' || one.rule === '*' || looked.has(one.rule) || !isRule(one.rule)),
  );
  return [...kept, ...idle.map(complain)];
}

const isRule = (code: string): boolean => [...RULES, ...PEER_RULES].some((rule) => rule.code === code);

function complain(suppression: PlacedSuppression): CheckFinding {
  const place = suppression.position ?? { line: 1, column: 1 };
  const about = { rule: suppression.rule, at: suppression.element === undefined ? '' : ` #${suppression.element}` };
  const element = suppression.element === undefined ? {} : { element: suppression.element };
  if (suppression.reason.trim() === '') {
    const message = {
      zh: `忽略规则 ${about.rule}${about.at} 时没有写原因，因此不生效`,
      en: `Ignoring ${about.rule}${about.at} has no effect without a reason`,
    };
    return { code: 'suppression-without-reason', severity: 'warning', message, ...place, ...element };
  }
  const message = {
    zh: `没有需要忽略的 ${about.rule}${about.at}，可以删除这条忽略说明`,
    en: `Nothing is left to ignore for ${about.rule}${about.at}: remove the suppression`,
  };
  return { code: 'unused-suppression', severity: 'info', message, ...place, ...element };
}
