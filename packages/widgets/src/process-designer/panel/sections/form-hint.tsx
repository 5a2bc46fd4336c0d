import { FormFields } from '../forms/form-fields.tsx';
import { FormReference } from '../forms/form-reference.tsx';
import type { SectionProps } from '../section-props.ts';
import { ManagerLink } from './manager-link.tsx';

/** Forms are designed elsewhere: the hint and the way there first, then what the model itself says (settled point 22). */
export function FormSection(props: SectionProps) {
  const { texts } = props;
  return (
    <>
      <ManagerLink path="/bpm/manager/form" hint={texts.formHint} text={texts.formLink} />
      <FormReference {...props} />
      <FormFields {...props} />
    </>
  );
}
