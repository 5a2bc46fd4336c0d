import { resourceCalls } from '@gongdi/api';
import { fill, type AnyResource } from '@gongdi/domain';
import { useNames } from '../../use-names.ts';
import { useConsole, useLang, useText } from '../../../ground/context/console-context.tsx';
import { useDeletion } from '../../use-deletion.ts';
import { useMarkStale } from '../../use-record.ts';
import type { ScreenRow } from '../screen/screen.ts';
import { isBinned, useUndoDeletion } from './use-undo-deletion.tsx';

/**
 * Returns the function that deletes a record after a question that names it and says what will be lost.
 * @param onDeleted leaves the page of the deleted record; absent on a list
 */
export function useRemoval(resource: AnyResource, row: ScreenRow, onDeleted?: () => void): () => void {
  const { client } = useConsole();
  const text = useText();
  const lang = useLang();
  const markStale = useMarkStale(resource);
  const deletion = useDeletion();
  const undo = useUndoDeletion(resource);
  const { removal } = resource;
  const name = useNames(resource, [row])(row);
  return () =>
    void deletion({
      title: removal
        ? fill(text.removalConfirm, { removal: removal.label[lang], name })
        : fill(text.deleteConfirm, { label: resource.label[lang], name }),
      content: removal?.consequence[lang] ?? (isBinned(resource) ? text.deleteToBin : text.deleteConsequence),
      label: removal?.label[lang],
      ...(isBinned(resource) && { say: () => undo(text.deleted, [row.id]) }),
      run: async () => {
        await client.call(resourceCalls(resource).delete!, { params: { id: row.id } });
        await markStale(onDeleted ? 'later' : 'now');
        onDeleted?.();
      },
    });
}
