import { businessFormName, isBusinessForm, type AnyResource } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { WithDefinition } from '../../../../../kit/definition/index.ts';

interface WithBusinessFormProps {
  /** Address of the form. */
  create: string | null | undefined;
  waiting?: ReactNode;
  /** Given none where the address is that of another page. */
  children: (resource: AnyResource | undefined) => ReactNode;
}

/** Draws what depends on which record of the site a form is about. */
export function WithBusinessForm({ create, waiting, children }: WithBusinessFormProps) {
  return (
    <WithDefinition name={businessFormName(create)} waiting={waiting}>
      {(resource) => children(resource && isBusinessForm(resource) ? resource : undefined)}
    </WithDefinition>
  );
}
