import {
  checkModel,
  LOCAL_LIMITS,
  readModel,
  SCHEMA_RULE,
  type CheckFinding,
  type Finding,
  type Model,
  type OtherFindings,
} from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import type { Accepted, LintFinding, LintPlan } from './plan.ts';

export interface Checked {
  /** Undefined when the file is not a readable model; the findings contain the reason. */
  model: Model | undefined;
  findings: readonly Found[];
}

/** A finding, with the index of the configured suppression that accepts it. */
export type Found = (Finding | CheckFinding) & {
  readonly accepted?: number;
  /** Address of a page about the rule, when it is of a plug-in that names one. */
  readonly page?: string;
};

/** Reads and checks one file; returns the findings of the reader, of the schema and of the rules. */
export type Checker = (bytes: Uint8Array, plan: number, options?: { trackLoss?: boolean }) => Promise<Checked>;

/** Loads what the plans need; the WebAssembly of the schema check only when a plan uses it. */
export async function createChecker(plans: readonly LintPlan[]): Promise<Checker> {
  const asked = plans.some(({ rules }) => rules[SCHEMA_RULE] !== 'off');
  const schema = asked ? await (await import('./schema.ts')).schemaCheck() : undefined;
  const plugins = await pluginChecks(plans);
  return async (bytes, index, { trackLoss = false } = {}) => {
    const { preset = 'recommended', rules = {}, target, accepted = [], peer } = plans[index] ?? {};
    const { model, findings } = await readModel(bytes, { trackLoss, limits: LOCAL_LIMITS });
    if (!model) return { model, findings };
    const others = await plugins[index]?.(model);
    const found = checkModel(model, {
      preset,
      rules,
      ...(schema ? { schema } : {}),
      ...(target ? { target } : {}),
      ...(peer ? { peerOptions: peer.options } : {}),
      ...(others ? { others } : {}),
    });
    const withReasons = accepted.length === 0 ? found : found.map((finding) => withAccepted(finding, accepted));
    return { model, findings: inOrder([...findings, ...withReasons]) };
  };
}

/** Returns the check of each plan by the rules of its plug-ins; undefined where there are none. */
async function pluginChecks(
  plans: readonly LintPlan[],
): Promise<readonly (((model: Model) => Promise<OtherFindings>) | undefined)[]> {
  if (!plans.some(({ peer }) => peer && peer.plugins.length > 0)) return [];
  const { createPluginCheck } = await import('./bpmnlintrc/run.ts');
  return plans.map(({ peer }) => {
    if (!peer || peer.plugins.length === 0) return undefined;
    const codes = new Set(peer.plugins.map(({ code }) => code));
    const check = createPluginCheck(peer);
    return async (model) => ({ codes, findings: await check(model) });
  });
}

/** Returns the finding with the index of the configured suppression that accepts it, if there is one. */
export function withAccepted(finding: CheckFinding, accepted: readonly Accepted[]): Found {
  const { code, element } = finding;
  const by = accepted.find((one) => one.rule === code && (one.element === undefined || one.element === element));
  return by ? { ...finding, accepted: by.index } : finding;
}

function inOrder(findings: Found[]): Found[] {
  return findings.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Returns a finding without the model tree that its fix refers to. */
export function toReported(finding: Found, lang: Lang): LintFinding {
  const { code, severity, message, line, column, element, accepted, page } = finding;
  const { property, fix } = finding as CheckFinding;
  return {
    code,
    severity,
    message: message[lang],
    line,
    column,
    ...(element === undefined ? {} : { element }),
    ...(property === undefined ? {} : { property }),
    ...(page === undefined ? {} : { page }),
    ...(fix === undefined ? {} : { fixable: true }),
    key: messageKey(message.en),
    ...(accepted === undefined ? {} : { accepted }),
  };
}

/** Returns the FNV-1a hash of the English message without its numbers, which are lines and counts. */
function messageKey(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replaceAll(/\b\d+\b/g, '#')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
