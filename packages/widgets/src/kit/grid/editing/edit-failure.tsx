import { Button } from 'antd';
import { useGridText } from '../text/index.ts';
import type { Draft } from './drafts.ts';

interface EditFailureProps {
  id?: string;
  failure: NonNullable<Draft['failure']>;
  reload: () => void;
}

/** What is wrong with a change as a whole; another's change can be loaded. */
export function EditFailure({ id, failure, reload }: EditFailureProps) {
  const text = useGridText();
  return (
    <div id={id} role="alert" className="gd-edit-note">
      {failure.message}
      {failure.conflict && (
        <Button type="link" size="small" onClick={reload}>
          {text.editReload}
        </Button>
      )}
    </div>
  );
}
