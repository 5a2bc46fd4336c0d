import { Alert, Button } from 'antd';
import type { Trouble } from '../../content/use-bytes.ts';
import { useViewerText } from '../text/index.ts';

/** Says why a file is not shown and what to do; the download is in the head of the dialog. */
export function FileProblem({ trouble, retry }: { trouble: Trouble; retry?: () => void }) {
  const text = useViewerText();
  const again = retry && (trouble.why === 'lost' || trouble.why === 'refused');
  return (
    <Alert
      className="gd-file-view-problem"
      type={trouble.why === 'lost' ? 'error' : 'warning'}
      showIcon
      title={trouble.why === 'refused' ? trouble.message : text[trouble.why]}
      action={
        again && (
          <Button size="small" onClick={retry}>
            {text.retry}
          </Button>
        )
      }
    />
  );
}
