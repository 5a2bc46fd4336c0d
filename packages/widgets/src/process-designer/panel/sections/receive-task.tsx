import { RootRow } from '../roots/root-row.tsx';
import type { SectionProps } from '../edit/section-props.ts';

/** The message that the task waits for: a message of the model, a new one, or none. */
export const ReceiveTask = (props: SectionProps) => <RootRow {...props} kind="message" />;
