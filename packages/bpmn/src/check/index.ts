export { checkModel, checkSteps } from './check-model.ts';
export type { CheckOptions, OtherFindings } from './check-model.ts';
export { CLAIM_TEXTS, PROVEN_ENGINES, PROVEN_VERSIONS, ruleFacts } from './claim-texts.ts';
export { deadPartsOf } from './dead-parts.ts';
export type { DeadPart } from './dead-parts.ts';
export { findingCodes, findingPage } from './finding-pages.ts';
export type { FindingPage } from './finding-pages.ts';
export { applyEdit, applyFixes } from './fixes.ts';
export { PRESETS } from './presets.ts';
export type { Preset, RuleLevel } from './presets.ts';
export { RULE_PAGES } from '../generated/rule-pages.ts';
export { rulePage } from './rule-page.ts';
export type { RulePage } from './rule-page.ts';
export { ruleInfos } from './rule-infos.ts';
export type { RuleInfo } from './rule-infos.ts';
export type { Suppression } from './suppressions.ts';
export { suppress, suppressionsOf, unsuppress } from './suppressions.ts';
export { isSince, parseEngineTarget, targetOf } from './target.ts';
export { SCHEMA_RULE } from './rules/xml-schema/rule.ts';
export type {
  CheckFinding,
  Engine,
  EngineClaim,
  EngineTarget,
  Fix,
  ProvenEngine,
  SchemaCheck,
  SchemaProblem,
} from './types.ts';
export {
  bodyOf,
  childrenNamed,
  elementsIn,
  engineAttributes,
  extensionsOf,
  localName,
  prefixResolver,
  textIn,
} from './extensions.ts';
export { wireFlows } from './wiring.ts';
export type { Wiring } from './wiring.ts';
