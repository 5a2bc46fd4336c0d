import { Button } from 'antd';
import { useGridText } from '../text/index.ts';
import type { Draft } from './drafts.ts';

interface EditFailureProps {
  id?: string;
  failure: NonNullable<Draft['failure']>;
  reload: () => void;
}

/** Message about the failure of a whole change; after another user's change it offers to reload. */
export function EditFailure({ id, failure, reload }: EditFailureProps) {
  const text = useGridText();
  return (
    <div id={id} role="alert" className="gd-data-edit-note">
      {failure.message}
      {failure.conflict && (
        <Button type="link" size="small" onClick={reload}>
          {text.editReload}
        </Button>
      )}
    </div>
  );
}
