import { LABEL, projectlabel } from '@gongdi/domain';
import { accountId, defineDemo, demoAccess, demoId, demoTime } from '../../../demo/index.ts';
import { resourceRepository, type Db } from '../../../store/index.ts';

const LABELS = [
  { name: '公司重点', color: 5, remark: '公司领导带班检查的项目和事项' },
  { name: '创优工程', color: 3, remark: '申报优质工程的项目，资料按创优清单收集' },
  { name: '观摩路线', color: 2, remark: '观摩日会经过的部位和资料' },
  { name: '资金紧张', color: 4, remark: '回款滞后，付款须先报公司' },
  { name: '待甲方确认', color: 1, remark: '等建设单位书面回复后再处理' },
  { name: '雨季重点', color: 2, remark: '' },
] as const;

/** What has which labels: kinds of demo records, numbers, labels. */
const USES = [
  { resource: 'projectmanage', kind: 'project', numbers: [1, 4, 7], label: 1 },
  { resource: 'projectmanage', kind: 'project', numbers: [1, 2], label: 2 },
  { resource: 'projectmanage', kind: 'project', numbers: [3, 9], label: 4 },
  { resource: 'questionreply', kind: 'enquiry', numbers: [1, 3, 5, 8], label: 5 },
  { resource: 'questionreply', kind: 'enquiry', numbers: [2, 5], label: 1 },
  { resource: 'hiddenDangerRectification', kind: 'correction', numbers: [1, 2, 6], label: 1 },
  { resource: 'hiddenDangerRectification', kind: 'correction', numbers: [3], label: 6 },
] as const;

/** Labels of the company, on projects, questions and corrections; one label is retired. */
export default defineDemo({
  name: 'projectlabel',
  after: ['projectmanage', 'questionreply'],
  async load(trx: Db) {
    for (const [index, { name, color, remark }] of LABELS.entries())
      await resourceRepository(trx, projectlabel).addAhead(demoAccess('admin', 'pujiang', 90 - index), {
        id: demoId('record_label', index + 1),
        label_name: name,
        label_status: index === LABELS.length - 1 ? LABEL.retired : LABEL.used,
        label_color: color,
        remark,
      });
    await trx
      .insertInto('record_label_use')
      .values(
        USES.flatMap(({ resource, kind, numbers, label }) =>
          numbers.map((number) => ({
            resource,
            record_id: demoId(kind, number),
            label_id: demoId('record_label', label),
            marked_at: demoTime(12),
            marked_by: accountId('admin'),
          })),
        ),
      )
      .execute();
  },
});
