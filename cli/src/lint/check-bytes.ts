import {
  checkModel,
  LOCAL_LIMITS,
  readModel,
  SCHEMA_RULE,
  type CheckFinding,
  type Finding,
  type Model,
} from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import type { Accepted, LintFinding, LintPlan } from './plan.ts';

export interface Checked {
  /** Undefined when the file is no readable model; the findings say why. */
  model: Model | undefined;
  findings: readonly Found[];
}

/** What was found, and which suppression of the configuration accepts it. */
export type Found = (Finding | CheckFinding) & { readonly accepted?: number };

/** Reads and checks one file: the reader's findings, the schema's, the rules'. */
export type Checker = (bytes: Uint8Array, plan: number, options?: { trackLoss?: boolean }) => Promise<Checked>;

/** Loads what plans need; the schema's WebAssembly only when it is asked for. */
export async function createChecker(plans: readonly LintPlan[]): Promise<Checker> {
  const asked = plans.some(({ rules }) => rules[SCHEMA_RULE] !== 'off');
  const schema = asked ? await (await import('./schema.ts')).schemaCheck() : undefined;
  return async (bytes, index, { trackLoss = false } = {}) => {
    const { preset = 'recommended', rules = {}, target, accepted = [] } = plans[index] ?? {};
    const { model, findings } = await readModel(bytes, { trackLoss, limits: LOCAL_LIMITS });
    if (!model) return { model, findings };
    const found = checkModel(model, { preset, rules, ...(schema ? { schema } : {}), ...(target ? { target } : {}) });
    const told = accepted.length === 0 ? found : found.map((finding) => withAccepted(finding, accepted));
    return { model, findings: inOrder([...findings, ...told]) };
  };
}

/** The finding, with the suppression of the configuration that accepts it, if one does. */
export function withAccepted(finding: CheckFinding, accepted: readonly Accepted[]): Found {
  const { code, element } = finding;
  const by = accepted.find((one) => one.rule === code && (one.element === undefined || one.element === element));
  return by ? { ...finding, accepted: by.index } : finding;
}

function inOrder(findings: Found[]): Found[] {
  return findings.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** A finding without the tree that its fix hangs on. */
export function toReported(finding: Found, lang: Lang): LintFinding {
  const { code, severity, message, line, column, element, accepted } = finding;
  const { property, fix } = finding as CheckFinding;
  return {
    code,
    severity,
    message: message[lang],
    line,
    column,
    ...(element === undefined ? {} : { element }),
    ...(property === undefined ? {} : { property }),
    ...(fix === undefined ? {} : { fixable: true }),
    key: messageKey(message.en),
    ...(accepted === undefined ? {} : { accepted }),
  };
}

/** FNV-1a of the English words without the numbers in them, which are lines and counts. */
function messageKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replaceAll(/\b\d+\b/g, '#')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
