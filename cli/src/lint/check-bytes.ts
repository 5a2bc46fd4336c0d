import { checkModel, readModel, type CheckFinding, type Finding, type Model } from '@gongdi/bpmn';
import type { Lang } from '@gongdi/domain';
import type { LintFinding, LintPlan } from './plan.ts';

export interface Checked {
  /** Undefined when the file is no readable model; the findings say why. */
  model: Model | undefined;
  findings: readonly (Finding | CheckFinding)[];
}

/** Reads and checks one file: the reader's findings, the schema's, the rules'. */
export type Checker = (bytes: Uint8Array, options?: { trackLoss?: boolean }) => Promise<Checked>;

/** Loads what a plan needs; the schema's WebAssembly only when it is asked for. */
export async function createChecker(plan: LintPlan): Promise<Checker> {
  const { schema } = plan;
  const schemaFindings = schema === 'off' ? undefined : (await import('./schema.ts')).schemaCheck();
  const { preset, rules, target } = plan;
  return async (bytes, { trackLoss = false } = {}) => {
    const { model, findings } = await readModel(bytes, { trackLoss });
    if (!model) return { model, findings };
    const broken = schema === 'off' ? [] : (schemaFindings?.(model.xml, schema) ?? []);
    const found = checkModel(model, { preset, rules, ...(target ? { target } : {}) });
    return { model, findings: inOrder([...findings, ...broken, ...found]) };
  };
}

function inOrder(findings: (Finding | CheckFinding)[]): (Finding | CheckFinding)[] {
  return findings.sort((a, b) => a.line - b.line || a.column - b.column);
}

/** A finding without the tree that its fix hangs on. */
export function toReported(finding: Finding | CheckFinding, lang: Lang): LintFinding {
  const { code, severity, message, line, column, element } = finding;
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
  };
}
