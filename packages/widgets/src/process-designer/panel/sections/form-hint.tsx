import { FormFields } from '../forms/form-fields.tsx';
import { FormReference } from '../forms/form-reference.tsx';
import type { SectionProps } from '../edit/section-props.ts';
import { ManagerLink } from '../people/manager-link.tsx';

/**
 * Forms are designed elsewhere: shows first a hint with a link, then the form settings of the model (settled point 22).
 */
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
