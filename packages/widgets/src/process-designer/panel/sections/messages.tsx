import { RootList } from '../roots/root-list.tsx';
import type { SectionProps } from '../edit/section-props.ts';

/** Messages and signals of the document; shown for the process only. */
export function MessagesSection(props: SectionProps) {
  return (
    <>
      <RootList {...props} kind="message" />
      <RootList {...props} kind="signal" />
    </>
  );
}

/** Errors and escalations of the document; shown for the process only. */
export function ErrorsSection(props: SectionProps) {
  return (
    <>
      <RootList {...props} kind="error" />
      <RootList {...props} kind="escalation" />
    </>
  );
}
