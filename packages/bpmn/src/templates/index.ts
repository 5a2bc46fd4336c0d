import { concealedWorks } from './catalogue/concealed-works.ts';
import { leave } from './catalogue/leave.ts';
import { material } from './catalogue/material.ts';
import { payment } from './catalogue/payment.ts';
import { rectification } from './catalogue/rectification.ts';
import type { ProcessTemplate } from './types.ts';

export type { Performer, ProcessTemplate, TemplateFlow, TemplateNode } from './types.ts';
export { templateModel, templateXml, type TemplateOptions } from './make-template.ts';

/** Complete processes for new models, in the order in which they are offered. */
export const PROCESS_TEMPLATES: readonly ProcessTemplate[] = [leave, rectification, material, concealedWorks, payment];
