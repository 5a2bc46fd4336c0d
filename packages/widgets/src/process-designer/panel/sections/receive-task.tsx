import { RootRow } from '../roots/root-row.tsx';
import type { SectionProps } from '../section-props.ts';

/** The message that the task waits for, one of the model's or a new one, or none. */
export const ReceiveTask = (props: SectionProps) => <RootRow {...props} kind="message" />;
