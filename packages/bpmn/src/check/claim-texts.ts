import type { Severity, Text } from '../model/index.ts';
import type { RuleInfo } from './rule-infos.ts';
import type { EngineClaim, ProvenEngine } from './types.ts';

/** Label of each engine claim. */
export const CLAIM_TEXTS: Readonly<Record<EngineClaim, Text>> = {
  refuses: { zh: '拒绝部署', en: 'refuses to deploy' },
  fails: { zh: '部署成功，运行时出错', en: 'deploys, fails at run time' },
  ignores: { zh: '部署成功，不理会', en: 'deploys, takes no notice' },
  'not-applicable': { zh: '不适用', en: 'not applicable' },
};

/** The engines that claims are about, with their usual names. */
export const PROVEN_ENGINES: Readonly<Record<ProvenEngine, string>> = { camunda: 'Camunda 7', flowable: 'Flowable' };

/** The versions that `tests/engines` runs to prove the claims. */
export const PROVEN_VERSIONS: Readonly<Record<ProvenEngine, string>> = { camunda: '7.24.0', flowable: '7.2.0' };

const LEVELS: Readonly<Record<Severity, Text>> = {
  error: { zh: '错误', en: 'error' },
  warning: { zh: '警告', en: 'warning' },
  info: { zh: '提示', en: 'info' },
};

/** The facts about a rule as its page shows them: its severity, its engines and what these engines do. */
export function ruleFacts({ severity, engines, claims }: RuleInfo): Text {
  const proven = Object.keys(claims ?? {}) as ProvenEngine[];
  const sentences = (lang: keyof Text, colon: string): string[] =>
    proven.map(
      (engine) => `${PROVEN_ENGINES[engine]}${colon}${CLAIM_TEXTS[claims?.[engine] ?? 'not-applicable'][lang]}`,
    );
  return {
    zh: `级别：${LEVELS[severity].zh}。适用：${engines.length > 0 ? engines.join('、') : '所有引擎'}。${sentences('zh', '：').join('；')}。`,
    en: `Level: ${LEVELS[severity].en}. For: ${engines.length > 0 ? engines.join(', ') : 'all engines'}. ${sentences('en', ': ').join('; ')}.`,
  };
}
