import { fieldsOf, fill, permission, stateOf, titleOf, viewsOf, type NamedStep } from '@gongdi/domain';
import { App, Modal, Space, Button } from 'antd';
import { useRef, useState, type DragEvent } from 'react';
import { useDictionaries } from '../../../../../kit/data/dictionaries.tsx';
import { useSheet } from '../../../../../kit/shadow/index.ts';
import { useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { useOutbox } from '../../../outbox/use-outbox.ts';
import { useOpenSteps } from '../../step-actions.tsx';
import { useViewText } from '../text/index.ts';
import { useRecordMenu } from '../use-record-menu.ts';
import { useStepsHere } from '../use-steps-here.tsx';
import type { Row, ViewProps } from '../view-props.ts';
import { ViewState } from '../view-state.tsx';
import { KanbanColumn } from './kanban-column.tsx';
import { columnsOf, moveTo, targetOf, type Move } from './moves.ts';
import { countOf, useBoard } from './use-board.ts';
import css from './kanban.css?inline';

/** The list as a board: a column for each state. Moving a card takes the step between the two states. */
export default function KanbanView(props: ViewProps) {
  const { resource, filters } = props;
  useSheet(css);
  const lang = useLang();
  const text = useViewText();
  const may = usePermissions();
  const { message } = App.useApp();
  const { of } = useDictionaries();
  const field = viewsOf(resource).kanban!;
  const board = useBoard(props, field);
  const openSteps = useOpenSteps(resource);
  const [begin, dialog] = useStepsHere(resource);
  const menuOf = useRecordMenu(resource, begin);
  const waiting = useWaiting(resource.name);
  const [dragged, setDragged] = useState<Row>();
  const [choice, setChoice] = useState<{ row: Row; to: number; steps: readonly NamedStep[] }>();
  const place = useRef<HTMLDivElement>(null);
  const { entries } = of(field.dict!);
  const nameOf = (state: number | undefined) =>
    entries.find(({ value }) => value === state)?.label[lang] ?? String(state);
  const groups = new Map((board.data ?? []).map((group) => [Number(group.key), group]));
  const columns = columnsOf(entries, filters[field.name], (state) => (groups.get(state)?.total ?? 0) > 0);
  const moveOf = (row: Row, to: number): Move =>
    moveTo(resource, row, to, {
      open: openSteps(row),
      may: ({ name }) => may(permission(resource.name, name)),
    });

  const drop = (row: Row, to: number): void => {
    const move = moveOf(row, to);
    if (move.kind === 'same') return;
    if (waiting(row.id)) return void message.warning(text.isWaiting);
    if (move.kind === 'none')
      return void message.warning(fill(text.noStep, { from: nameOf(stateOf(resource, row)), to: nameOf(to) }));
    if (move.kind !== 'steps') {
      const step = move.step.label[lang];
      if (move.kind === 'permission') return void message.warning(fill(text.noPermission, { step }));
      const who = fieldsOf(resource).find(({ name }) => name === move.step.step.by)?.label[lang] ?? '';
      return void message.warning(fill(text.notYourTurn, { step, who }));
    }
    const [first, ...rest] = move.steps;
    if (rest.length === 0) return begin(row, first!);
    setChoice({ row, to, steps: move.steps });
  };
  const goTo = (state: number) =>
    place.current?.querySelector(`[data-state="${state}"]`)?.scrollIntoView({ inline: 'start', block: 'nearest' });

  return (
    <ViewState query={board}>
      <p className="gd-kanban-hint">{text.moveHint}</p>
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
            target={dragged && targetOf(moveOf(dragged, state))}
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
        <Modal
          open
          width={420}
          title={fill(text.chooseStep, { name: titleOf(resource, choice.row), state: nameOf(choice.to) })}
          onCancel={() => setChoice(undefined)}
          footer={<Button onClick={() => setChoice(undefined)}>{text.cancel}</Button>}
        >
          <Space orientation="vertical" className="gd-kanban-choice">
            {choice.steps.map((step, at) => (
              <Button
                key={step.name}
                block
                autoFocus={at === 0}
                danger={step.step.danger}
                onClick={() => {
                  setChoice(undefined);
                  begin(choice.row, step);
                }}
              >
                {step.label[lang]}
              </Button>
            ))}
          </Space>
        </Modal>
      )}
    </ViewState>
  );
}

/** Returns a function that tells whether a step of a record waits on this device to be sent. */
function useWaiting(resource: string): (id: string) => boolean {
  const { entries } = useOutbox();
  return (id) => entries.some((entry) => entry.resource === resource && entry.step?.id === id);
}
