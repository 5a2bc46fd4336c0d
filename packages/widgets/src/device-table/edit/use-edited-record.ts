import { resourceCalls, stepCalls, type Client } from '@gongdi/api';
import { devicelist, initialOf, stepForm, type AnyResource } from '@gongdi/domain';
import { useQuery } from '@tanstack/react-query';
import { stepInitial } from '../../kit/record-form/record-form.tsx';
import type { Editing } from './use-edits.ts';

export type RecordEditing = Exclude<Editing, { kind: 'import' }>;

/** Returns what a form asks for and begins with when a device is added, edited or taken a step, and how it is sent. */
export function useEditedRecord(client: Client, editing: RecordEditing) {
  const calls = resourceCalls(devicelist);
  const id = editing.kind === 'edit' ? editing.id : null;
  // The form starts with the record as it is stored now.
  const stored = useQuery({
    queryKey: ['device-edit', id],
    queryFn: ({ signal }) => client.call(calls.detail!, { params: { id: id! } }, { signal, quiet: true }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
  });
  const asked: AnyResource = editing.kind === 'step' ? stepForm(devicelist, editing.step.name) : devicelist;
  const initial =
    editing.kind === 'add'
      ? initialOf(devicelist)
      : editing.kind === 'step'
        ? stepInitial(asked, editing.row)
        : (stored.data as Record<string, unknown> | undefined);

  /** Sends the checked input. @returns the id of the record */
  const send = async (given: Record<string, unknown>): Promise<string | null> => {
    if (editing.kind === 'add') return (await client.call(calls.add!, { body: given }, { quiet: true })).id;
    if (editing.kind === 'edit') {
      await client.call(calls.edit!, { body: given }, { quiet: true });
      return editing.id;
    }
    const { row, step } = editing;
    const body = { ...given, id: row.id, version: row['version'] as number };
    await client.call(stepCalls(devicelist)[step.name]!, { body }, { quiet: true });
    return row.id;
  };
  return { asked, initial, stored, send };
}
