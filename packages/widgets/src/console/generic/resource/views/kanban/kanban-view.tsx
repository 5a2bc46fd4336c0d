import { fill, titleOf, viewsOf } from '@gongdi/domain';
import { useRef, useState, type DragEvent } from 'react';
import { useDictionaries } from '../../../../../kit/data/dictionaries.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang } from '../../../../ground/context/console-context.tsx';
import { useOutbox } from '../../../outbox/use-outbox.ts';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import type { Row, ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import { ChooseStep } from './choose-step.tsx';
import { KanbanColumn } from './kanban-column.tsx';
import { columnsOf, targetOf } from './moves.ts';
import { countOf, useBoard } from './use-board.ts';
import { useLift } from './use-lift.ts';
import { useDrop, type StepChoice } from './use-drop.ts';
import css from './kanban.css?inline';

/** The list as a board: a column for each state. Moving a card takes the step between the two states. */
export default function KanbanView(props: ViewProps) {
  const { resource, filters } = props;
  useSheet(css);
  const lang = useLang();
  const text = useViewText();
  const { of } = useDictionaries();
  const field = viewsOf(resource).kanban!;
  const board = useBoard(props, field);
  const [begin, dialog] = useStepsHere(resource);
  const menuOf = useRecordMenu(resource, begin);
  const waiting = useWaiting(resource.name);
  const [dragged, setDragged] = useState<Row>();
  const [choice, setChoice] = useState<StepChoice>();
  const place = useRef<HTMLDivElement>(null);
  const { entries } = of(field.dict!);
  const nameOf = (state: number | undefined) =>
    entries.find(({ value }) => value === state)?.label[lang] ?? String(state);
  const groups = new Map((board.data ?? []).map((group) => [Number(group.key), group]));
  const columns = columnsOf(entries, filters[field.name], (state) => (groups.get(state)?.total ?? 0) > 0);
  const { moveOf, tell, drop } = useDrop(resource, { begin, nameOf, waiting, choose: setChoice });
  const states = columns.map(({ state }) => state);
  const lift = useLift({ resource, states, tell, drop, board: place, readAt: board.dataUpdatedAt });
  const moved = dragged ?? lift.lifted?.row;
  const goTo = (state: number) =>
    place.current?.querySelector(`[data-state="${state}"]`)?.scrollIntoView({ inline: 'start', block: 'nearest' });

  return (
    <ViewState query={board}>
      <p className="gd-kanban-hint" role="status">
        {lift.announcement ?? text.moveHint}
      </p>
      <nav className="gd-kanban-states" aria-label={text.columns}>
        {columns.map(({ state }) => (
          <button key={state} type="button" onClick={() => goTo(state)}>
            {nameOf(state)} <b>{countOf(groups.get(state))}</b>
          </button>
        ))}
      </nav>
      <div ref={place} className="gd-kanban" role="group" aria-label={text.kanban} aria-busy={board.isFetching}>
        {columns.map(({ state }) => (
          <KanbanColumn
            key={state}
            {...props}
            field={field}
            group={groups.get(state) ?? { key: String(state), total: 0, total_capped: false, list: [] }}
            entry={entries.find(({ value }) => value === state)!}
            menuOf={menuOf}
            waiting={waiting}
            target={moved && targetOf(moveOf(moved, state))}
            aimed={lift.lifted?.to === state}
            lift={lift}
            onDrag={(row: Row | undefined, event?: DragEvent) => {
              if (row) event?.dataTransfer.setData('text/plain', titleOf(resource, row));
              setDragged(row);
            }}
            onDrop={() => {
              if (dragged) drop(dragged, state);
              setDragged(undefined);
            }}
          />
        ))}
      </div>
      {dialog}
      {choice && (
        <ChooseStep
          {...choice}
          title={fill(text.chooseStep, { name: titleOf(resource, choice.row), state: nameOf(choice.to) })}
          onChosen={(step) => {
            setChoice(undefined);
            begin(choice.row, step);
          }}
          onClose={() => setChoice(undefined)}
        />
      )}
    </ViewState>
  );
}

/** Returns a function that tells whether a step of a record waits on this device to be sent. */
function useWaiting(resource: string): (id: string) => boolean {
  const { entries } = useOutbox();
  return (id) => entries.some((entry) => entry.resource === resource && entry.step?.id === id);
}
