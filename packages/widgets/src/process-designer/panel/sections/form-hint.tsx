import type { SectionProps } from '../section-props.ts';
import { ManagerLink } from './manager-link.tsx';

/** Forms are designed elsewhere: the hint and the way there. */
export function FormSection({ texts }: SectionProps) {
  return <ManagerLink path="/bpm/manager/form" hint={texts.formHint} text={texts.formLink} />;
}
