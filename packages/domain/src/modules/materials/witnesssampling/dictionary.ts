import { defineDictionary } from '../../../dictionary/define.ts';
import { SAMPLE } from '../../../samples/kinds.ts';

/** Values of `sample_subject`. */
export const SUBJECT = { structure: 1, material: 2 } as const;

export const sampleSubject = defineDictionary('sample_subject', { zh: '取样对象', en: 'Sampled from' }, [
  { value: SUBJECT.structure, label: { zh: '施工部位', en: 'Part of the works' } },
  { value: SUBJECT.material, label: { zh: '进场材料', en: 'Delivered material' } },
]);

export const sampleKind = defineDictionary('sample_kind', { zh: '样品类别', en: 'Kind of sample' }, [
  { value: SAMPLE.standard, label: { zh: '混凝土标养试块', en: 'Concrete, standard cured' } },
  { value: SAMPLE.sameCondition, label: { zh: '混凝土同条件试块', en: 'Concrete, cured with the structure' } },
  { value: SAMPLE.impermeability, label: { zh: '混凝土抗渗试块', en: 'Concrete, impermeability' } },
  { value: SAMPLE.steel, label: { zh: '钢筋原材', en: 'Reinforcement' } },
  { value: SAMPLE.connector, label: { zh: '钢筋连接接头', en: 'Connectors of reinforcement' } },
  { value: SAMPLE.mortar, label: { zh: '砂浆试块', en: 'Mortar' } },
  { value: SAMPLE.cement, label: { zh: '水泥', en: 'Cement' } },
  { value: SAMPLE.aggregate, label: { zh: '砂石', en: 'Aggregate' } },
  { value: SAMPLE.block, label: { zh: '砌块', en: 'Blocks' } },
  { value: SAMPLE.waterproof, label: { zh: '防水材料', en: 'Waterproofing' } },
  { value: SAMPLE.insulation, label: { zh: '保温材料', en: 'Insulation' } },
  { value: SAMPLE.other, label: { zh: '其他', en: 'Other' } },
]);

/** Values of `sample_status`. */
export const SAMPLE_STATE = {
  taken: 1,
  sealed: 2,
  sent: 3,
  reported: 4,
  passed: 5,
  failed: 6,
  acceptedAfter: 7,
  rejected: 8,
  released: 9,
} as const;

export const sampleStatus = defineDictionary('sample_status', { zh: '样品状态', en: 'State of a sample' }, [
  { value: SAMPLE_STATE.taken, label: { zh: '已取样', en: 'Taken' }, color_type: 'default' },
  { value: SAMPLE_STATE.sealed, label: { zh: '已封样', en: 'Sealed' }, color_type: 'processing' },
  { value: SAMPLE_STATE.sent, label: { zh: '已送检', en: 'Sent' }, color_type: 'processing' },
  { value: SAMPLE_STATE.reported, label: { zh: '已出报告', en: 'Reported' }, color_type: 'processing' },
  { value: SAMPLE_STATE.passed, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: SAMPLE_STATE.failed, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
  {
    value: SAMPLE_STATE.acceptedAfter,
    label: { zh: '处理后认可', en: 'Accepted after handling' },
    color_type: 'warning',
  },
  { value: SAMPLE_STATE.rejected, label: { zh: '返工或退场', en: 'Redone or removed' }, color_type: 'default' },
  { value: SAMPLE_STATE.released, label: { zh: '紧急放行', en: 'Released early' }, color_type: 'warning' },
]);

/** Edge of the cubes, mm. */
export const specimenSize = defineDictionary('specimen_size', { zh: '试件尺寸', en: 'Size of specimens' }, [
  { value: 100, label: { zh: '100 mm', en: '100 mm' } },
  { value: 150, label: { zh: '150 mm', en: '150 mm' } },
  { value: 200, label: { zh: '200 mm', en: '200 mm' } },
]);

/** Values of `lab_verdict`. */
export const LAB = { passed: 1, failed: 2 } as const;

export const labVerdict = defineDictionary('lab_verdict', { zh: '报告结论', en: 'Verdict of the report' }, [
  { value: LAB.passed, label: { zh: '合格', en: 'Passed' }, color_type: 'success' },
  { value: LAB.failed, label: { zh: '不合格', en: 'Failed' }, color_type: 'error' },
]);

/** Values of `group_by`. */
export const GROUP_BY = { mean: 1, median: 2, void: 3 } as const;

export const groupBy = defineDictionary('group_by', { zh: '组值取法', en: 'How the value follows' }, [
  { value: GROUP_BY.mean, label: { zh: '平均值', en: 'Mean' } },
  { value: GROUP_BY.median, label: { zh: '中间值', en: 'Middle value' } },
  { value: GROUP_BY.void, label: { zh: '无效组', en: 'Void' }, color_type: 'error' },
]);
