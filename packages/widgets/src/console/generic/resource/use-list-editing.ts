import { resourceCalls } from '@gongdi/api';
import { permission, type AnyResource } from '@gongdi/domain';
import { useCallback, useMemo, useRef } from 'react';
import { useKeptChoice } from '../../../kit/data/kept-choice.ts';
import type { EditMode, GridEditing } from '../../../kit/grid/editing/grid-editing.ts';
import { useConsole, usePermissions } from '../../ground/context/console-context.tsx';
import { useLeaveGuard } from '../../ground/page/leave-guard.tsx';
import { useMarkStale } from '../use-record.ts';
import { editingOf } from '../../ground/storage-keys.ts';

/**
 * How the user edits the records of a list in its table. The choice is stored for the user.
 * @returns `offered`: whether the choice is shown at all
 */
export function useListEditing(resource: AnyResource) {
  const { client } = useConsole();
  const markStale = useMarkStale(resource);
  const [mode, setMode] = useKeptChoice<EditMode | 'off'>(editingOf(resource.name), 'off');
  const allowed = usePermissions()(permission(resource.name, 'edit'));
  const dirty = useRef<() => boolean>(() => false);
  useLeaveGuard(() => dirty.current());
  const guard = useCallback((isDirty: () => boolean) => {
    dirty.current = isDirty;
    return () => {
      dirty.current = () => false;
    };
  }, []);
  const { edit } = resourceCalls(resource);
  const editable = resource.editableList !== undefined && edit !== undefined;
  const editing = useMemo((): GridEditing | undefined => {
    if (!editable || mode === 'off') return undefined;
    return {
      mode,
      resource,
      allowed,
      guard,
      save: async (record) => client.call(edit, { body: record }, { quiet: true }),
      reload: () => markStale('now'),
    };
  }, [editable, mode, resource, allowed, guard, client, edit, markStale]);
  // If a user chose a mode and has lost the permission since, the table shows a message, and the user can turn the mode
  // off.
  return { offered: editable && (allowed || mode !== 'off'), mode, setMode, editing };
}
