import { calls } from '@gongdi/api';
import { isWritten, type AnyResource } from '@gongdi/domain';
import { App, Button } from 'antd';
import { useConsole, useText } from '../../../ground/context/console-context.tsx';
import { useMarkStale } from '../../use-record.ts';

/** How long the message with 撤销 stays, seconds. */
const STAYS = 8;

/** Whether the bin keeps deleted records of a resource. */
export const isBinned = (resource: AnyResource): boolean => isWritten(resource) && resource.removal === undefined;

/** Returns the function that says what was deleted, with a button that brings it back from the recycle bin. */
export function useUndoDeletion(resource: AnyResource): (words: string, ids: readonly string[]) => void {
  const { client } = useConsole();
  const text = useText();
  const { message } = App.useApp();
  const markStale = useMarkStale(resource);
  const undo = async (ids: readonly string[]) => {
    const records = ids.map((id) => ({ resource: resource.name, id }));
    try {
      const { refused } = await client.call(calls.recycle.restore, { body: { records } });
      await markStale('now');
      if (refused.length === 0) void message.success(text.undone);
      else void message.error(refused[0]!.message);
    } catch {
      // The client has shown the reason.
    }
  };
  return (words, ids) => {
    const key = `deleted-${ids[0]}`;
    const take = () => {
      message.destroy(key);
      void undo(ids);
    };
    void message.success({
      key,
      duration: STAYS,
      content: (
        <>
          <span>{words}</span>
          <Button type="link" size="small" onClick={take}>
            {text.undo}
          </Button>
        </>
      ),
    });
  };
}
