import type { FieldChoice } from '../../../field/meta.ts';
import type { ReportedDictionary } from '../../../reporting/codes.ts';

/** Names of the reported dictionaries: their files load with the pages that use them. */
const TABLES: Readonly<Record<ReportedDictionary, FieldChoice['label']>> = {
  unit_kind: { zh: '单位类型', en: 'Kind of unit' },
  trade: { zh: '岗位工种', en: 'Post or trade' },
  education: { zh: '学历', en: 'Education' },
  movement_kind: { zh: '进退场', en: 'Arrival or departure' },
  passage_direction: { zh: '进出方向', en: 'Direction' },
  training_kind: { zh: '培训类型', en: 'Kind of training' },
  project_phase: { zh: '项目阶段', en: 'Phase' },
};

export const reportedTables = (): readonly FieldChoice[] =>
  Object.entries(TABLES).map(([value, label]) => ({ value, label }));
