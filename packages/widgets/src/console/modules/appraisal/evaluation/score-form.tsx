import { CallFailure, resourceCalls, stepCalls, type calls } from '@gongdi/api';
import {
  appraiselog,
  evaluation,
  fill,
  filesIn,
  ITEM_KIND,
  proofIds,
  sheetProblem,
  sheetScore,
  type AppraisalLine,
  type FileItem,
} from '@gongdi/domain';
import { App, Button, Input, Progress } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useSheet } from '../../../../kit/shadow/index.ts';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole, useLang } from '../../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../../ground/page/leave-guard.tsx';
import { useTitle } from '../../../ground/page/use-title.ts';
import { useWayBack } from '../../../ground/page/way-back.ts';
import css from './score.css?inline';
import type { OwnSheet } from './score-page.tsx';
import { SectionItems, VetoItems, type Change } from './score-items.tsx';
import { useAppraisalText } from './text/index.ts';

interface ScoreFormProps {
  sheet: OwnSheet;
  basis: calls.appraise.Basis;
}

/** Returns whether a scorer has dealt with a line. */
const isDone = ({ item_kind, is_absent, points }: AppraisalLine) =>
  item_kind === ITEM_KIND.veto || is_absent === true || (points !== null && points !== undefined);

/** The sheet of a scorer: item by item, with what is deducted and why, and the score so far. */
export function ScoreForm({ sheet, basis }: ScoreFormProps) {
  useSheet(css);
  const text = useAppraisalText();
  const lang = useLang();
  const { client } = useConsole();
  const { message, modal } = App.useApp();
  const leave = useWayBack(`/${appraiselog.name}`);
  const markStale = useMarkStale(appraiselog);
  const markResults = useMarkStale(evaluation);
  useTitle(text.score, sheet.target_name);
  const [lines, setLines] = useState(sheet.lines);
  const [proofs, setProofs] = useState<ReadonlyMap<string, FileItem>>(
    () => new Map(filesIn(sheet.proofs).map((file) => [file.id, file])),
  );
  const [comment, setComment] = useState(sheet.comment_text ?? '');
  const [version, setVersion] = useState(sheet.version);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const page = useRef<HTMLElement>(null);
  useLeaveGuard(() => changed);
  const scored = useMemo(() => sheetScore(basis.rules, lines), [basis.rules, lines]);
  const counted = lines.filter(({ item_kind }) => item_kind !== ITEM_KIND.veto);
  const done = counted.filter(isDone).length;

  const change: Change = (at, next, files) => {
    setLines((all) => all.map((line, place) => (place === at ? { ...line, ...next } : line)));
    if (files) setProofs((all) => new Map([...all, ...files.map((file) => [file.id, file] as const)]));
    setChanged(true);
  };
  const fullForRest = () => {
    setLines((all) => all.map((line) => (isDone(line) ? line : { ...line, points: line.full_points ?? 0 })));
    setChanged(true);
  };
  const toNext = () => {
    const at = lines.findIndex((line) => !isDone(line));
    const place = page.current?.querySelector<HTMLElement>(`[data-line="${at}"]`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
  };
  /** Saves the sheet, and returns whether that was possible. */
  const save = async (): Promise<boolean> => {
    const used = new Set(lines.flatMap(proofIds));
    const files = [...proofs.values()].filter(({ id }) => used.has(id)).map(({ id }) => ({ id }));
    const body = { id: sheet.id, version, lines, proofs: files, comment_text: comment.trim() || null };
    setBusy(true);
    try {
      const row = await client.call(resourceCalls(appraiselog).edit!, { body }, { quiet: true });
      setVersion(row.version);
      setChanged(false);
      await markStale('later');
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const handIn = async () => {
    if (!(await save())) return;
    setBusy(true);
    try {
      await client.call(stepCalls(appraiselog)['handin']!, { body: { id: sheet.id } }, { quiet: true });
      await Promise.all([markStale('later'), markResults('later')]);
      void message.success(text.handed);
      leave();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
    } finally {
      setBusy(false);
    }
  };
  const ask = () => {
    const problem = sheetProblem(lines, true);
    if (problem) {
      void message.warning(problem[lang]);
      return;
    }
    const vetoes = scored.vetoes.length;
    const said = vetoes > 0 ? fill(text.vetoed, { count: vetoes }) : '';
    modal.confirm({
      title: text.hand,
      content: said + fill(text.sure, { score: scored.score ?? '--' }),
      onOk: handIn,
    });
  };
  return (
    <section className="gd-console-page gd-score" ref={page}>
      <header className="gd-data-panel gd-score-head">
        <div className="gd-score-target">
          <h2>{sheet.target_name}</h2>
          <p>
            {basis.plan_name} · {fill(text.period, { from: basis.begin_date, to: basis.end_date })}
          </p>
        </div>
        <div className="gd-score-now" aria-live="polite">
          <small>{text.now}</small>
          <strong>{done === 0 ? '--' : (scored.score ?? '--')}</strong>
        </div>
        <div className="gd-score-progress">
          <Progress percent={Math.round((done / Math.max(1, counted.length)) * 100)} showInfo={false} size="small" />
          <small>{fill(text.done, { done, all: counted.length })}</small>
        </div>
        <div className="gd-score-buttons">
          <Button onClick={leave}>{text.back}</Button>
          {done < counted.length && <Button onClick={toNext}>{text.next}</Button>}
          {done < counted.length && <Button onClick={fullForRest}>{text.rest}</Button>}
          <Button
            loading={busy}
            disabled={!changed}
            onClick={() => void save().then((ok) => ok && void message.success(text.saved))}
          >
            {text.save}
          </Button>
          <Button type="primary" loading={busy} onClick={ask}>
            {text.hand}
          </Button>
        </div>
      </header>
      {scored.sections.map((section) => (
        <SectionItems
          key={section.section}
          section={section}
          lines={lines}
          items={basis.items}
          proofs={proofs}
          change={change}
        />
      ))}
      <VetoItems lines={lines} items={basis.items} proofs={proofs} change={change} />
      <section className="gd-data-panel">
        <h2 className="gd-data-panel-title">{text.comment}</h2>
        <Input.TextArea
          aria-label={text.comment}
          value={comment}
          maxLength={1000}
          autoSize={{ minRows: 2, maxRows: 6 }}
          onChange={({ target }) => {
            setComment(target.value);
            setChanged(true);
          }}
        />
      </section>
    </section>
  );
}
