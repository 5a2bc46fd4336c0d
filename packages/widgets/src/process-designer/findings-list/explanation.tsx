import { rulePage } from '@gongdi/bpmn';
import type { Lang } from '../../kit/theme/tokens.ts';
import { findingTexts } from '../findings/text/index.ts';

/** Explains a rule: its subject, the fix, and what engines do with a model that violates it. Loaded on demand. */
export default function Explanation({ code, lang }: { code: string; lang: Lang }) {
  const of = lang === 'en' ? 'en' : 'zh';
  const texts = findingTexts(lang);
  const page = rulePage(code);
  if (!page) return <p className="gd-finding-explanation">{texts.noPage}</p>;
  return (
    <div className="gd-finding-explanation">
      <strong>{page.title[of]}</strong>
      <p>{page.explanation[of]}</p>
      <p>
        <b>{texts.remedy}</b> {page.remedy[of]}
      </p>
      {page.proven.length > 0 && (
        <dl>
          {page.proven.map(({ engine, name, version, text }) => (
            <div key={engine}>
              <dt>
                {name} {version}
              </dt>
              <dd>{text[of]}</dd>
            </div>
          ))}
        </dl>
      )}
      {page.peer && <p>{texts.peerRule}</p>}
    </div>
  );
}
