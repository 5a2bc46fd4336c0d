import type { Text } from '../model/index.ts';
import { CLAIM_TEXTS, PROVEN_ENGINES, PROVEN_VERSIONS } from './claim-texts.ts';
import { MORE_RULE_EXAMPLES } from './more-rule-examples.ts';
import { PEER_RULE_FIXES } from './peer-rule-fixes.ts';
import { PEER_RULE_PAGES } from './peer-rule-pages.ts';
import { RULE_EXAMPLES } from './rule-examples.ts';
import { RULE_FIXES } from './rule-fixes.ts';
import { ruleInfos } from './rule-infos.ts';
import type { RuleInfo } from './rule-infos.ts';
import { RULE_PAGES } from './rule-pages.ts';
import type { EngineClaim, ProvenEngine } from './types.ts';

/** Everything that is to be told of a rule. */
export interface RulePage extends RuleInfo {
  /** What it looks for, and why that matters. */
  readonly explanation: Text;
  readonly remedy: Text;
  /** What engines do with a model that breaks it, as running them has shown; none of bpmnlint's rules. */
  readonly proven: readonly {
    readonly engine: ProvenEngine;
    readonly name: string;
    readonly version: string;
    readonly claim: EngineClaim;
    readonly text: Text;
  }[];
  /** Lines of a model that breaks it and of one that does not; empty where nothing takes the place of what is wrong. */
  readonly example: { readonly wrong: string; readonly right: string } | undefined;
}

/** The page of a rule; undefined when there is no such rule. */
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
  return { ...info, explanation, remedy, proven, example: RULE_EXAMPLES[code] ?? MORE_RULE_EXAMPLES[code] };
}
