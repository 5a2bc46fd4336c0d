import { businessFormName, isBusinessForm, type AnyResource } from '@gongdi/domain';
import type { ReactNode } from 'react';
import { WithDefinition } from '../../../../../kit/definition/index.ts';

interface WithBusinessFormProps {
  /** Address of the form that starts the process. */
  create: string | null | undefined;
  waiting?: ReactNode;
  /** Called with undefined if the address is that of another page. */
  children: (resource: AnyResource | undefined) => ReactNode;
}

/** Renders content that depends on the resource whose form is at an address. */
export function WithBusinessForm({ create, waiting, children }: WithBusinessFormProps) {
  return (
    <WithDefinition name={businessFormName(create)} waiting={waiting}>
      {(resource) => children(resource && isBusinessForm(resource) ? resource : undefined)}
    </WithDefinition>
  );
}
