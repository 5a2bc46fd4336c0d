import { field } from '../../../field/field.ts';
import { defineResource } from '../../../resource/define.ts';
import { partField } from '../../../resource/part-field.ts';
import { projectField } from '../../../resource/project-field.ts';
import { FIGURE_KIND, FIGURE_LIMITS, figureKind } from './dictionary.ts';

/**
 * Figures of the progress: a building coloured by the states of its parts (console specification, section 2.3). The
 * colours come from the parts and their kept history; nothing of them is stored here.
 */
export default defineResource({
  name: 'schedulefigure',
  noun: 'figure',
  label: { zh: '形象进度图', en: 'Progress figure' },
  about: {
    zh: '把楼栋立面或平面按部位状态着色的形象进度图；拖动日期可看过去任一天的进度，点部位可看明细。',
    en: 'A building coloured by the states of its parts, as of any day. Each part opens its record.',
  },
  rules: [
    {
      zh: '颜色取自部位状态及其历史：今天的数量与部位列表一致，过去的日期按当天有效的状态。',
      en: 'Colours are those of the parts: today as in their list, on earlier days by the states of that day.',
    },
  ],
  service: 'order',
  title: 'figure_name',
  scope: 'organisation',
  follows: 'project_id',
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    figure_name: field.text({
      label: { zh: '图名', en: 'Name' },
      required: true,
      maxLength: 100,
      query: 'like',
      column: { width: 220, fixed: 'left', sort: true },
      example: '研发塔楼南立面',
    }),
    project_id: projectField({ required: true }),
    part_id: partField({ required: true, label: { zh: '所画部位', en: 'Part that is drawn' } }),
    figure_kind: field.code({
      label: { zh: '图形方式', en: 'Way of drawing' },
      required: true,
      dict: figureKind,
      query: 'eq',
      initial: FIGURE_KIND.grid,
      column: { width: 160, priority: 1 },
    }),
    picture: field.image({
      label: { zh: '底图', en: 'Picture' },
      hint: {
        zh: '立面图、平面图或效果图；保存后在图上标注各部位的区域',
        en: 'An elevation, a plan or a rendering; mark the regions of the parts after saving',
      },
      maxCount: 1,
      column: { width: 120 },
    }),
    remark: field.textarea({
      label: { zh: '备注', en: 'Remark' },
      maxLength: 500,
      column: { width: 200, hidden: true },
    }),
    /** Polygons on the picture, as fractions of its width and height: `0.1,0.2 0.3,0.2 0.3,0.4`. */
    regions: field.rows({
      label: { zh: '标注区域', en: 'Regions' },
      maxCount: FIGURE_LIMITS.regions,
      rows: {
        part_id: field.text({ label: { zh: '部位', en: 'Part' }, required: true, maxLength: 64 }),
        points: field.text({ label: { zh: '顶点', en: 'Points' }, required: true, maxLength: 2000 }),
      },
      on: [],
    }),
  },
  endpoints: {
    list: 'GET figure',
    detail: 'GET figure/{id}',
    add: 'POST figure',
    edit: 'PUT figure',
    delete: 'DELETE figure/{id}',
  },
  actions: {
    regions: { label: { zh: '标注区域', en: 'Mark regions' }, endpoint: 'PUT figure/regions' },
  },
  check: ({ figure_kind, picture }) =>
    figure_kind === FIGURE_KIND.picture && !(Array.isArray(picture) && picture.length > 0)
      ? [
          {
            path: 'picture',
            label: { zh: '在图片上标注时，请上传底图', en: 'Regions are marked on a picture; add one' },
          },
        ]
      : [],
});
