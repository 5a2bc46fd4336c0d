import { CallFailure, resourceCalls } from '@gongdi/api';
import {
  fill,
  formFieldsOf,
  instantAt,
  permission,
  titleOf,
  traitsOf,
  type AnyResource,
  type NamedField,
} from '@gongdi/domain';
import { App, Button, DatePicker, Modal } from 'antd';
import dayjs from 'dayjs';
import { useState, type ReactNode } from 'react';
import { useTimes } from '../../../../../kit/clock/index.ts';
import { useConsole, useLang, usePermissions } from '../../../../ground/context/console-context.tsx';
import { showFailure } from '../../../show-failure.ts';
import { useMarkStale } from '../../../use-record.ts';
import { useAllowed } from '../../actions/use-allowed.ts';
import { useViewText } from '../text/index.ts';
import type { Row } from '../view-props.ts';
import { onDay, type Day } from './ranges.ts';

/** Time for which a change can be undone from its message, s. */
const UNDO_TIME = 8;

export interface MoveDay {
  /** Whether the user may move the record to another day. */
  movable: (row: Row) => boolean;
  /** Asks, and moves the record. */
  move: (row: Row, day: Day) => void;
  /** Asks for the day first: the way without dragging. */
  choose: (row: Row) => void;
  dialog: ReactNode;
}

/** Moves records to another day, by an edit of the field that the calendar shows; asks before and can be undone. */
export function useMoveDay(resource: AnyResource, field: NamedField): MoveDay {
  const { client } = useConsole();
  const lang = useLang();
  const text = useViewText();
  const times = useTimes();
  const may = usePermissions();
  const allowed = useAllowed(resource);
  const markStale = useMarkStale(resource);
  const { message, modal } = App.useApp();
  const [chosen, setChosen] = useState<Row>();
  const { edit } = resourceCalls(resource);
  const offered =
    edit !== undefined &&
    may(permission(resource.name, 'edit')) &&
    formFieldsOf(resource, 'edit').some(({ name }) => name === field.name);

  const dayOf = (row: Row): Day => {
    const value = row[field.name] as string;
    return traitsOf(field.kind).time === 'day' ? value : times.civilDay(Date.parse(value));
  };
  const valueOn = (row: Row, day: Day): string => {
    const value = row[field.name] as string;
    if (traitsOf(field.kind).time === 'day') return day;
    return instantAt(onDay(times.dateTime(value), day), times.zone);
  };
  const store = async (row: Row, value: unknown): Promise<Row | undefined> => {
    try {
      const stored = (await client.call(edit!, { body: { ...row, [field.name]: value } }, { quiet: true })) as Row;
      await markStale('now');
      return stored;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      showFailure(message, error, error.problems[0]?.message);
      await markStale('now');
      return undefined;
    }
  };
  const undo = async (row: Row, value: unknown, key: string): Promise<void> => {
    message.destroy(key);
    if (await store(row, value)) void message.success(text.undone);
  };
  const run = async (row: Row, day: Day): Promise<void> => {
    const stored = await store(row, valueOn(row, day));
    if (!stored) return;
    const key = `moved ${row.id}`;
    void message.success({
      key,
      duration: UNDO_TIME,
      content: (
        <>
          {fill(text.moved, { name: titleOf(resource, row), to: day })}
          <Button type="link" size="small" onClick={() => void undo(stored, row[field.name], key)}>
            {text.undo}
          </Button>
        </>
      ),
    });
  };
  const move = (row: Row, day: Day): void => {
    const from = dayOf(row);
    if (from === day) return;
    void modal.confirm({
      title: fill(text.moveTitle, { field: field.label[lang] }),
      content: fill(text.moveAsk, { name: titleOf(resource, row), field: field.label[lang], from, to: day }),
      okText: text.moveOk,
      cancelText: text.cancel,
      onOk: () => run(row, day),
    });
  };
  return {
    movable: (row) => offered && typeof row[field.name] === 'string' && allowed(row, ['edit']).length > 0,
    move,
    choose: setChosen,
    dialog: chosen && (
      <ChooseDay
        title={`${fill(text.moveTitle, { field: field.label[lang] })} · ${titleOf(resource, chosen)}`}
        from={dayOf(chosen)}
        onChosen={(day) => {
          setChosen(undefined);
          if (day !== dayOf(chosen)) void run(chosen, day);
        }}
        onClose={() => setChosen(undefined)}
      />
    ),
  };
}

interface ChooseDayProps {
  title: string;
  from: Day;
  onChosen: (day: Day) => void;
  onClose: () => void;
}

function ChooseDay({ title, from, onChosen, onClose }: ChooseDayProps) {
  const text = useViewText();
  const [day, setDay] = useState<Day>(from);
  return (
    <Modal
      open
      width={420}
      title={title}
      okText={text.moveOk}
      cancelText={text.cancel}
      okButtonProps={{ disabled: day === from }}
      onOk={() => onChosen(day)}
      onCancel={onClose}
    >
      <label className="gd-days-choice">
        {text.newDay}
        <DatePicker
          autoFocus
          allowClear={false}
          value={dayjs(day)}
          onChange={(picked: dayjs.Dayjs | null) => picked && setDay(picked.format('YYYY-MM-DD'))}
        />
      </label>
    </Modal>
  );
}
