import type { Severity, Text } from '../model/index.ts';
import { PEER_RULES } from './peer-rules.ts';
import { RULES } from './rules/index.ts';
import type { Engine } from './types.ts';

/** What is said of a rule where rules are listed. */
export interface RuleInfo {
  readonly code: string;
  readonly severity: Severity;
  readonly title: Text;
  /** Only checked for these engines; for all when empty. */
  readonly engines: readonly Engine[];
  /** Whether the rule is bpmnlint's. */
  readonly peer: boolean;
}

/** All rules, by code. */
export function ruleInfos(): RuleInfo[] {
  return [
    ...RULES.map(({ code, severity, title, engines = [] }) => ({ code, severity, title, engines, peer: false })),
    ...PEER_RULES.map(({ code, severity, title }) => ({ code, severity, title, engines: [], peer: true })),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));
}
