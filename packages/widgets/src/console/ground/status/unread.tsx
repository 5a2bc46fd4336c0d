import { Alert, Button } from 'antd';
import { useText } from '../context/console-context.tsx';

/** Stands for what could not be read, with a way to try again. */
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
