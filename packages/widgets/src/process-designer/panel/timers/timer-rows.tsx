import type { TimerKind } from '@gongdi/bpmn';
import { Button } from 'antd';
import { useState } from 'react';
import { childOf, type ModdleElement, textOf } from '../../../diagram/model.ts';
import type { Lang } from '../../../kit/theme/tokens.ts';
import { AttributeRow } from '../fields/attribute-row.tsx';
import { lazyView } from '../fields/lazy-view.tsx';
import { SelectRow } from '../fields/select-row.tsx';
import { TextRow } from '../fields/text-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { readTimer } from './read-timer.ts';
import TimerRuns from './timer-runs.tsx';
import { timerTexts } from './text/index.ts';

const PROPERTIES: Record<TimerKind, string> = { date: 'timeDate', duration: 'timeDuration', cycle: 'timeCycle' };
const KINDS: readonly TimerKind[] = ['date', 'duration', 'cycle'];

export interface BuilderProps {
  lang: Lang;
  kind: TimerKind;
  text: string;
  onSave(text: string): void;
  onClose(): void;
}

const TimerBuilder = lazyView<BuilderProps>(() => import('./timer-builder.tsx'));

const TIMER_EXAMPLES: Record<TimerKind, string> = {
  date: '2026-12-01T09:00:00+08:00',
  duration: 'PT1H',
  cycle: '0 0 8 ? * MON',
};

/** When a timer event is due: a date, a duration or a cycle, with its description and next times. */
export function TimerRows({ editor, texts, lang, definition }: SectionProps & { definition: ModdleElement }) {
  const [building, setBuilding] = useState(false);
  const words = timerTexts(lang);
  const kind = KINDS.find((one) => childOf(definition, PROPERTIES[one]));
  const expression = kind && childOf(definition, PROPERTIES[kind]);
  const text = textOf(expression, 'body');
  const { problem } = readTimer(kind ?? 'duration', text, lang);
  const choose = (next: TimerKind | '') => {
    // the behaviour `one-timer.ts` removes the other two
    const set =
      next === ''
        ? Object.fromEntries(Object.values(PROPERTIES).map((property) => [property, undefined]))
        : { [PROPERTIES[next]]: editor.create('bpmn:FormalExpression', {}, definition) };
    if (next !== kind) editor.apply({ target: definition, set });
  };
  const commit = (body: string) => editor.set('body', body, expression);
  return (
    <>
      <SelectRow
        label={words.timerType}
        value={kind ?? ''}
        choices={[{ value: '', label: texts.none }, ...KINDS.map((value) => ({ value, label: words[value] }))]}
        hint={kind ? undefined : words.required}
        onChange={(next) => choose(next as TimerKind | '')}
      />
      {kind && (
        <>
          <TextRow
            key={kind}
            stage={editor.stage}
            label={words.timer}
            value={text}
            required={words.required}
            problem={text ? problem : undefined}
            placeholder={TIMER_EXAMPLES[kind]}
            onCommit={commit}
          />
          <Button size="small" className="gd-panel-new" onClick={() => setBuilding(true)}>
            {words.build}
          </Button>
          <TimerRuns kind={kind} text={text} lang={lang} />
          <AttributeRow editor={editor} target={definition} name="businessCalendarName" label={words.calendar} />
        </>
      )}
      {kind && building && (
        <TimerBuilder
          lang={lang}
          kind={kind}
          text={text}
          onClose={() => setBuilding(false)}
          onSave={(built) => {
            commit(built);
            setBuilding(false);
          }}
        />
      )}
    </>
  );
}
