import type { DeviceText } from '../text/index.ts';
import { Button } from './button.tsx';

interface FailureProps {
  text: Pick<DeviceText, 'retry'>;
  /** What could not be read, with the reason. */
  message: string;
  onRetry(): void;
}

/** Shown in place of data that could not be read, with a button to try again. */
export function Failure({ text, message, onRetry }: FailureProps) {
  return (
    <p role="alert">
      {message}{' '}
      <Button label={text.retry} onClick={onRetry}>
        {text.retry}
      </Button>
    </p>
  );
}
