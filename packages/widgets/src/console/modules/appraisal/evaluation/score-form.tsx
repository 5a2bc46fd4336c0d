import type { calls } from '@gongdi/api';
import { appraiselog, fill, sheetProblem } from '@gongdi/domain';
import { App, Input } from 'antd';
import { useRef } from 'react';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { useLang } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useWayBack } from '../../../ground/page/way-back.ts';
import css from './score.css?inline';
import { ScoreHead } from './score-head.tsx';
import { SectionItems, VetoItems } from './score-items.tsx';
import type { OwnSheet } from './score-page.tsx';
import { useAppraisalText } from './text/index.ts';
import { isDone, useScoreSheet } from './use-score-sheet.ts';

interface ScoreFormProps {
  sheet: OwnSheet;
  basis: calls.appraise.Basis;
}

/** The sheet of a scorer: item by item, with what is deducted and why, and the score so far. */
export function ScoreForm({ sheet, basis }: ScoreFormProps) {
  useSheet(css);
  const text = useAppraisalText();
  const lang = useLang();
  const { message, modal } = App.useApp();
  const leave = useWayBack(`/${appraiselog.name}`);
  useTitle(text.score, sheet.target_name);
  const form = useScoreSheet(sheet, basis.rules);
  const { lines, proofs, change, scored } = form;
  const page = useRef<HTMLElement>(null);
  useLeaveGuard(() => form.changed);

  const toNext = () => {
    const at = lines.findIndex((line) => !isDone(line));
    const place = page.current?.querySelector<HTMLElement>(`[data-line="${at}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
  };
  const handIn = async () => {
    if (!(await form.handIn())) return;
    void message.success(text.handed);
    leave();
  };
  const ask = () => {
    const problem = sheetProblem(lines, true);
    if (problem) return void message.warning(problem[lang]);
    const vetoes = scored.vetoes.length;
    const said = vetoes > 0 ? fill(text.vetoed, { count: vetoes }) : '';
    void modal.confirm({
      title: text.hand,
      content: said + fill(text.sure, { score: scored.score ?? '--' }),
      onOk: handIn,
    });
  };
  const shared = { lines, items: basis.items, proofs, change };
  return (
    <section className="gd-console-page gd-score" ref={page}>
      <ScoreHead
        target={sheet.target_name}
        basis={basis}
        form={form}
        onBack={leave}
        onNext={toNext}
        onSave={() => void form.save().then((ok) => ok && void message.success(text.saved))}
        onHandIn={ask}
      />
      {scored.sections.map((section) => (
        <SectionItems key={section.section} section={section} {...shared} />
      ))}
      <VetoItems {...shared} />
      <section className="gd-data-panel">
        <h2 className="gd-data-panel-title">{text.comment}</h2>
        <Input.TextArea
          aria-label={text.comment}
          value={form.comment}
          maxLength={1000}
          rows={3}
          onChange={({ target }) => form.comments(target.value)}
        />
      </section>
    </section>
  );
}
