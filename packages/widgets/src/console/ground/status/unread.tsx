import { Alert, Button } from 'antd';
import { useText } from '../context/console-context.tsx';

/** Shown in place of content that could not be read, with a retry. */
export function Unread({ error, retry }: { error: Error; retry: () => void }) {
  const text = useText();
  return (
    <Alert
      type="error"
      showIcon
      title={error.message}
      action={
        <Button size="small" onClick={retry}>
          {text.retry}
        </Button>
      }
    />
  );
}
