import { partOf } from '../../../../resource/part.ts';
import labourprojectmanage from '../resource.ts';

/** The projects that are under construction, with their labour facts (console specification, section 2.2). */
export default partOf(labourprojectmanage, {
  name: 'projectbank',
  noun: 'project_bank',
  label: { zh: '在建项目劳务', en: 'Labour of a project under construction' },
  fixed: { project_phase: 2 },
});
