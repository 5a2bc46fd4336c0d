import { CallFailure, resourceCalls, stepCalls, type calls } from '@gongdi/api';
import {
  appraiselog,
  evaluation,
  filesIn,
  ITEM_KIND,
  proofIds,
  sheetScore,
  type AppraisalLine,
  type FileItem,
} from '@gongdi/domain';
import { App } from 'antd';
import { useMemo, useState } from 'react';
import { showFailure } from '../../../generic/show-failure.ts';
import { useMarkStale } from '../../../generic/use-record.ts';
import { useConsole } from '../../../ground/context/console-context.tsx';
import type { Change } from './score-items.tsx';
import type { OwnSheet } from './score-page.tsx';

/** Returns whether a scorer has dealt with a line. */
export const isDone = ({ item_kind, is_absent, points }: AppraisalLine): boolean =>
  item_kind === ITEM_KIND.veto || is_absent === true || (points !== null && points !== undefined);

/** What a scorer fills in, the score so far, and the ways to save it and to hand it in. */
export function useScoreSheet(sheet: OwnSheet, rules: calls.appraise.AppraisalRulesSaid) {
  const { client } = useConsole();
  const { message } = App.useApp();
  const markStale = useMarkStale(appraiselog);
  const markResults = useMarkStale(evaluation);
  const [lines, setLines] = useState(sheet.lines);
  const [proofs, setProofs] = useState<ReadonlyMap<string, FileItem>>(
    () => new Map(filesIn(sheet.proofs).map((file) => [file.id, file])),
  );
  const [comment, setComment] = useState(sheet.comment_text ?? '');
  const [version, setVersion] = useState(sheet.version);
  const [changed, setChanged] = useState(false);
  const [busy, setBusy] = useState(false);
  const scored = useMemo(() => sheetScore(rules, lines), [rules, lines]);

  /** Does what calls the server; a refusal is shown. Returns whether it was done. */
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const save = () =>
    attempt(async () => {
      const used = new Set(lines.flatMap(proofIds));
      const files = [...proofs.values()].filter(({ id }) => used.has(id)).map(({ id }) => ({ id }));
      const body = { id: sheet.id, version, lines, proofs: files, comment_text: comment.trim() || null };
      const row = await client.call(resourceCalls(appraiselog).edit!, { body }, { quiet: true });
      setVersion(row.version);
      setChanged(false);
      await markStale('later');
    });
  const handIn = async (): Promise<boolean> =>
    (await save()) &&
    attempt(async () => {
      await client.call(stepCalls(appraiselog)['handin']!, { body: { id: sheet.id } }, { quiet: true });
      await Promise.all([markStale('later'), markResults('later')]);
    });
  const change: Change = (at, next, files) => {
    setLines((all) => all.map((line, place) => (place === at ? { ...line, ...next } : line)));
    if (files) setProofs((all) => new Map([...all, ...files.map((file) => [file.id, file] as const)]));
    setChanged(true);
  };
  const fullForRest = () => {
    setLines((all) => all.map((line) => (isDone(line) ? line : { ...line, points: line.full_points ?? 0 })));
    setChanged(true);
  };
  const comments = (next: string) => {
    setComment(next);
    setChanged(true);
  };
  return { lines, proofs, comment, changed, busy, scored, save, handIn, change, fullForRest, comments };
}

export type ScoreSheet = ReturnType<typeof useScoreSheet>;
