import { parseTimer, TimerError } from '@gongdi/bpmn';
import { type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { jobTexts } from './text/index.ts';

/** Names of the asynchronous attributes in all engines. */
const ASYNC = ['asyncBefore', 'asyncAfter', 'async', 'asyncLeave'];

/** Returns whether an element is asynchronous. Only asynchronous elements have jobs that can be retried. */
const isAsync = (engine: string, holder: ModdleElement): boolean =>
  ASYNC.some((name) => holder.get(`${engine}:${name}`) === true);

/** How often and at which interval a failed job is retried. */
export function RetryRow({ editor, texts, lang, holder }: SectionProps & { holder: ModdleElement }) {
  const words = jobTexts(lang);
  const current = editor.extensions('FailedJobRetryTimeCycle', holder)[0];
  const value = textOf(current, 'body');
  if (!isAsync(editor.engine, holder)) {
    return current ? <p className="gd-panel-row-error">{words.notAsync}</p> : null;
  }
  const commit = (body: string) => {
    if (body === value) return;
    if (body && current) return editor.set('body', body, current);
    const next = body ? [editor.create(editor.name('FailedJobRetryTimeCycle'), { body })] : [];
    return editor.apply(editor.withExtensions('FailedJobRetryTimeCycle', next, holder));
  };
  return (
    <TextRow
      stage={editor.stage}
      label={texts.retryCycle}
      value={value}
      hint={words.retryHint}
      problem={value ? retryProblem(value, lang) : undefined}
      placeholder="R3/PT10M"
      onCommit={commit}
    />
  );
}

/** Returns the problem of a retry text. Valid are a cycle, or intervals joined by commas. */
export function retryProblem(text: string, lang: Lang): string | undefined {
  const parts = text.split(',').map((part) => part.trim());
  const kind = parts.length > 1 || parts[0]?.startsWith('P') ? 'duration' : 'cycle';
  try {
    for (const part of parts) parseTimer(kind, part);
    return undefined;
  } catch (error) {
    if (error instanceof TimerError) return error.text[lang === 'en' ? 'en' : 'zh'];
    throw error;
  }
}
