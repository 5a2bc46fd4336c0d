import { describe, expect, it } from 'vitest';
import type { AnyResource } from '../resource/define.ts';
import { projectmanage, staff } from '../generated/resources.ts';
import { bulkCheckerOf, checkRecord } from './check.ts';

const project = projectmanage;
const good = {
  project_name: ' 滨江科创中心 ',
  project_phase: 2,
  begin_time: '2026-03-01',
  project_address: { location: { longitude: 121.5, latitude: 31.2, address: '世纪大道 1 号' } },
  remark: '',
};

function messages(record: unknown, lang: 'zh' | 'en' = 'zh', resource: AnyResource = project) {
  const checked = checkRecord(resource, record, 'add', lang);
  return checked.ok ? [] : checked.problems.map((problem) => problem.message);
}

describe('checkRecord', () => {
  it('cleans: trims texts, empties become null', () => {
    expect(checkRecord(project, good, 'add', 'zh')).toMatchObject({
      ok: true,
      value: { project_name: '滨江科创中心', remark: null },
    });
  });

  it('names the field in both languages', () => {
    expect(messages({ ...good, project_name: '' })).toEqual(['请输入项目名称']);
    expect(messages({ ...good, project_phase: undefined })).toEqual(['请选择项目阶段']);
    expect(messages({ ...good, project_name: '长'.repeat(101) })).toEqual(['项目名称不能超过100个字符']);
    expect(messages({ ...good, project_name: 'x'.repeat(101) }, 'en')).toEqual([
      'Project name: at most 100 characters',
    ]);
  });

  it('gives a new record initial values where it names no field, not where the field is empty', () => {
    const { project_phase: _, ...unsaid } = good;
    expect(checkRecord(project, unsaid, 'add', 'zh')).toMatchObject({ ok: true, value: { project_phase: 1 } });
    expect(messages({ ...good, project_phase: null })).toEqual(['请选择项目阶段']);
    const step = { ...project, asksAgain: true } as AnyResource;
    expect(messages(unsaid, 'zh', step)).toEqual(['请选择项目阶段']);
  });

  it('takes a record back as it was answered: what is read only is left out, what is unknown refused', () => {
    const answered = { ...good, id: 'a', version: 3, org_id: 'b', created_at: 'c', created_by: null, updated_at: 'd' };
    const checked = checkRecord(project, { ...answered, updated_by: null }, 'edit', 'zh');
    expect(checked).toMatchObject({ ok: true, value: { id: 'a', version: 3, project_phase: 2 } });
    expect(checked.ok && Object.keys(checked.value)).not.toContain('org_id');
    expect(checkRecord(project, { ...answered, owner: 'x' }, 'edit', 'zh')).toMatchObject({
      ok: false,
      problems: [{ path: 'owner', message: '不认识的字段：owner' }],
    });
  });

  it('refuses dates that do not exist, codes outside the dictionary, pairs out of order', () => {
    expect(messages({ ...good, begin_time: '2026-02-30' })).toEqual([
      '开工日期不是有效的日期，请按 2026-01-31 的格式填写',
    ]);
    expect(messages({ ...good, project_phase: 77 })).toEqual(['项目阶段不在可选范围内']);
    expect(messages({ ...good, end_time: '2025-01-01' })).toEqual(['竣工日期不能早于开工日期']);
  });

  it('finds the bad part of an address', () => {
    const checked = checkRecord(
      project,
      { ...good, project_address: { location: { longitude: 500, latitude: 31, address: 'x' } } },
      'add',
      'zh',
    );
    expect(checked).toMatchObject({
      ok: false,
      problems: [{ path: 'project_address.location.longitude', message: '经度不能大于180' }],
    });
  });

  it('refuses unknown fields and wrong types', () => {
    expect(messages({ ...good, __admin: true })).toEqual(['不认识的字段：__admin']);
    expect(messages({ ...good, project_name: 5 })).toEqual(['项目名称必须是文本']);
    expect(messages(null)).toHaveLength(1);
  });

  it('does not call what is no date out of order as well', () => {
    expect(messages({ ...good, begin_time: '待定', end_time: '2026-01-01' })).toHaveLength(1);
  });

  it('judges alike when made for many records with few fields', () => {
    const check = bulkCheckerOf(projectmanage, ['project_name', 'remark']);
    const { project_name, remark, ...required } = { ...good, project_name: '滨江', remark: null };
    const whole = { ...required, project_name, remark };
    expect(check(whole, 'zh')).toEqual(checkRecord(project, whole, 'add', 'zh'));
    expect(check(whole, 'zh').ok).toBe(true);
    expect(check({ ...required, remark }, 'zh')).toEqual(checkRecord(project, { ...required, remark }, 'add', 'zh'));
  });

  it('checks phones, identity numbers and money', () => {
    expect(messages({ ...good, manager_phone: '123' })).toEqual(['联系电话格式不正确，须为 11 位手机号码']);
    expect(messages({ ...good, contract_price: '1.234' })).toEqual(['合同造价（元）不是有效的金额，最多两位小数']);
    expect(
      messages({ name: 'a', phone_number: '13800138000', trade: 3, status: 1, id_card: '12' }, 'zh', staff),
    ).toEqual(['身份证号不是有效的身份证号码']);
  });
});
