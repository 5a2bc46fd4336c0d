import { layoutModel, type Model } from '@gongdi/bpmn';

/** Adds diagram information to a model that has none, in place. A separate module, since few files need it. */
export const layOut = (model: Model): boolean => layoutModel(model);
