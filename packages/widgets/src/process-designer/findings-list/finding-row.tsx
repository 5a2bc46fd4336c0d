import { Suspense, useState } from 'react';
import { lazyPart } from '../../kit/lazy/index.ts';
import { nameOf } from '../../diagram/describe.ts';
import type { Lang } from '../../kit/theme/tokens.ts';
import type { DesignerSession } from '../session/session.ts';
import type { Stage } from '../session/stage.ts';
import { addSuppression, applyFix } from './commands.ts';
import type { ShownFinding } from '../findings/live-state.ts';
import { SuppressForm } from './suppress-form.tsx';
import { findingTexts, format } from '../findings/text/index.ts';

const Explanation = lazyPart(() => import('./explanation.tsx'));

interface FindingRowProps {
  finding: ShownFinding;
  stage: Stage;
  session: DesignerSession;
  lang: Lang;
}

/** One finding. A click or Enter goes to its element; buttons beside it offer the possible actions. */
export function FindingRow({ finding, stage, session, lang }: FindingRowProps) {
  const texts = findingTexts(lang);
  const of = lang === 'en' ? 'en' : 'zh';
  const [open, setOpen] = useState<'explain' | 'suppress' | null>(null);
  const { code, element, fix, message, severity } = finding;
  const drawn = element === undefined ? undefined : stage.find(element);
  const name = drawn ? nameOf(drawn, lang) : null;
  const toggle = (what: 'explain' | 'suppress') => setOpen(open === what ? null : what);
  return (
    <li className="gd-finding" data-severity={severity} data-code={code} data-element={element}>
      <div className="gd-finding-line">
        <button
          type="button"
          className="gd-finding-go"
          title={name === null ? texts.noPlace : format(texts.goTo, { name })}
          onClick={() => session.view.select(drawn ? drawn.id : null)}
        >
          <span className="gd-status-severity" data-severity={severity} role="img" aria-label={texts[severity]} />
          <span className="gd-finding-text">
            <span className="gd-finding-message">{message[of]}</span>
            {name !== null && <span className="gd-finding-place">{name}</span>}
            <code>{code}</code>
          </span>
        </button>
        <span className="gd-finding-acts">
          {fix && (
            <button
              type="button"
              className="gd-designer-link"
              data-act="fix"
              title={fix.title[of]}
              onClick={() => applyFix(stage, fix.edits)}
            >
              {texts.fix}
            </button>
          )}
          <button
            type="button"
            className="gd-designer-link"
            data-act="explain"
            aria-expanded={open === 'explain'}
            onClick={() => toggle('explain')}
          >
            {texts.explain}
          </button>
          <button
            type="button"
            className="gd-designer-link"
            data-act="suppress"
            aria-expanded={open === 'suppress'}
            onClick={() => toggle('suppress')}
          >
            {texts.suppress}
          </button>
        </span>
      </div>
      {open === 'explain' && (
        <Suspense fallback={null}>
          <Explanation code={code} lang={lang} />
        </Suspense>
      )}
      {open === 'suppress' && (
        <SuppressForm
          texts={texts}
          onCancel={() => setOpen(null)}
          onReason={(reason) => {
            setOpen(null);
            addSuppression(stage, { rule: code, reason, ...(element === undefined ? {} : { element }) });
          }}
        />
      )}
    </li>
  );
}
