import { PEER_RULE_FIXES } from '../generated/peer-rule-fixes.ts';
import { PEER_RULE_PAGES } from '../generated/peer-rule-pages.ts';
import { RULE_EXAMPLES } from '../generated/rule-examples.ts';
import { RULE_FIXES } from '../generated/rule-fixes.ts';
import { RULE_PAGES } from '../generated/rule-pages.ts';
import type { Text } from '../model/index.ts';
import { CLAIM_TEXTS, PROVEN_ENGINES, PROVEN_VERSIONS } from './claim-texts.ts';
import { ruleInfos } from './rule-infos.ts';
import type { RuleInfo } from './rule-infos.ts';
import type { EngineClaim, ProvenEngine } from './types.ts';

/** The complete documentation of a rule. */
export interface RulePage extends RuleInfo {
  /** What the rule looks for and why that matters. */
  readonly explanation: Text;
  readonly remedy: Text;
  /** What engines do with a model that breaks the rule, proven by running the engines; empty for bpmnlint's rules. */
  readonly proven: readonly {
    readonly engine: ProvenEngine;
    readonly name: string;
    readonly version: string;
    readonly claim: EngineClaim;
    readonly text: Text;
  }[];
  /**
   * Lines of a model that breaks the rule and of one that does not. `right` is empty where the wrong part is removed
   * without a replacement.
   */
  readonly example: { readonly wrong: string; readonly right: string } | undefined;
}

/** Returns the page of a rule; undefined when no such rule exists. */
export function rulePage(code: string): RulePage | undefined {
  const info = ruleInfos().find((one) => one.code === code);
  const explanation = RULE_PAGES[code] ?? PEER_RULE_PAGES[code];
  const remedy = RULE_FIXES[code] ?? PEER_RULE_FIXES[code];
  if (!info || !explanation || !remedy) return undefined;
  const engines = Object.keys(info.claims ?? {}) as ProvenEngine[];
  const proven = engines.map((engine) => {
    const claim = info.claims?.[engine] ?? 'not-applicable';
    return { engine, name: PROVEN_ENGINES[engine], version: PROVEN_VERSIONS[engine], claim, text: CLAIM_TEXTS[claim] };
  });
  return { ...info, explanation, remedy, proven, example: RULE_EXAMPLES[code] };
}
