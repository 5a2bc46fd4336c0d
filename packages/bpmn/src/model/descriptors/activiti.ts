import { NAMESPACES } from '../namespaces.ts';
import { activitiFamily } from './activiti-family.ts';
import { element, on, texts } from './descriptor-package.ts';
import type { DescriptorPackage } from './descriptor-package.ts';

/**
 * Attributes and elements that Activiti 5 to 7 read. Attributes are read in this namespace only, child elements by
 * local name.
 */
export const activitiDescriptor: DescriptorPackage = {
  name: 'Activiti',
  prefix: 'activiti',
  uri: NAMESPACES.activiti,
  xml: { tagAlias: 'lowerCase' },
  types: [
    ...activitiFamily('activiti'),
    on('MessageEventDefinition', 'CorrelatedMessage', ...texts('correlationKey')),
    element('Localization', ...texts('locale', 'name')),
  ],
};
