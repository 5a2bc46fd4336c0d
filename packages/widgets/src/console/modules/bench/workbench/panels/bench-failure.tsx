import { fill } from '@gongdi/domain';
import { Button } from 'antd';
import { useWorkbenchText } from '../text/index.ts';

/** Shown in place of a part of the page that failed to load: the reason and a retry. */
export function BenchFailure({ reason, retry }: { reason: string; retry: () => unknown }) {
  const text = useWorkbenchText();
  return (
    <div className="gd-bench-failed" role="alert">
      {fill(text.failed, { reason })}
      <Button size="small" onClick={() => void retry()}>
        {text.retry}
      </Button>
    </div>
  );
}
