import { layoutModel, type Model } from '@gongdi/bpmn';

/** Gives a model without diagram information some, in place. A module of its own: few files need its bytes. */
export const layOut = (model: Model): boolean => layoutModel(model);
