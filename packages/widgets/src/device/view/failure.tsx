import type { DeviceText } from '../text/index.ts';
import { Button } from './button.tsx';

interface FailureProps {
  text: Pick<DeviceText, 'retry'>;
  /** What could not be read, and why. */
  message: string;
  onRetry(): void;
}

/** Says what could not be read, in its place, and offers to try again. */
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
