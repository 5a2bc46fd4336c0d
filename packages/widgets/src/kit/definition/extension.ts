import type { AnyResource } from '@gongdi/domain';
import { createContext } from 'react';

/** Adds the fields of the user's company to resources. */
export interface Extension {
  extend: (resource: AnyResource) => AnyResource;
  /** The fields are being read: pages of records wait for them. */
  pending: boolean;
}

/** The extension of a console; without a provider resources stay as they are. */
export const ExtensionContext = createContext<Extension>({ extend: (resource) => resource, pending: false });
