import { defineDictionary } from './define.ts';

/** Phases of a project (`ProjectConstructionSite/ProjectPhase/`, console specification, section 7.7). */
export const projectPhase = defineDictionary(
  'project_phase',
  { zh: '项目阶段', en: 'Project phase' },
  [
    { value: 1, label: { zh: '筹备', en: 'Preparation' }, color_type: 'default' },
    { value: 2, label: { zh: '在建', en: 'Under construction' }, color_type: 'processing' },
    { value: 3, label: { zh: '停工', en: 'Suspended' }, color_type: 'warning' },
    { value: 4, label: { zh: '完工', en: 'Completed' }, color_type: 'success' },
    { value: 5, label: { zh: '竣工验收', en: 'Accepted' }, color_type: 'success' },
  ],
  { own: true },
);
