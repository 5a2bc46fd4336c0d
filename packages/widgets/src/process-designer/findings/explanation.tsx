import { CLAIM_TEXTS, PROVEN_ENGINES, RULE_PAGES, ruleInfos } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { findingTexts } from './text/index.ts';

/** What a rule is about and what engines do with a model that breaks it. Loaded when somebody asks. */
export default function Explanation({ code, lang }: { code: string; lang: Lang }) {
  const of = lang === 'en' ? 'en' : 'zh';
  const info = ruleInfos().find((rule) => rule.code === code);
  const claims = Object.entries(info?.claims ?? {}) as [keyof typeof PROVEN_ENGINES, keyof typeof CLAIM_TEXTS][];
  return (
    <div className="gd-explanation">
      {info && <strong>{info.title[of]}</strong>}
      <p>{RULE_PAGES[code]?.[of] ?? (info?.peer ? findingTexts(lang).peerRule : '')}</p>
      {claims.length > 0 && (
        <dl>
          {claims.map(([engine, claim]) => (
            <div key={engine}>
              <dt>{PROVEN_ENGINES[engine]}</dt>
              <dd>{CLAIM_TEXTS[claim][of]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
