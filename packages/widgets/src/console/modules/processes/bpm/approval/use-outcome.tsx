import { fill } from '@gongdi/domain';
import { App } from 'antd';
import { useApprovalText } from './text/index.ts';

/** What became of one of several tasks or instances. */
interface Outcome {
  id: string;
  ok: boolean;
  message: string | null;
}

/**
 * Returns the function that reports an action on several tasks or instances: how many succeeded, and the names and
 * reasons of the others.
 */
export function useOutcome(): (outcomes: readonly Outcome[], nameOf: (id: string) => string | undefined) => void {
  const text = useApprovalText();
  const { message, modal } = App.useApp();
  return (outcomes, nameOf) => {
    const failed = outcomes.filter((one) => !one.ok);
    const title = fill(text.batchDone, { ok: outcomes.length - failed.length, failed: failed.length });
    if (failed.length === 0) return void message.success(title);
    modal.warning({
      title,
      content: (
        <ul className="gd-data-problems">
          {failed.map(({ id, message: reason }) => (
            <li key={id}>
              {nameOf(id)}：{reason}
            </li>
          ))}
        </ul>
      ),
    });
  };
}
