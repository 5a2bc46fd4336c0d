import { describe, expect, it } from 'vitest';
import { formatField } from '../format/field.ts';
import { projectmanage as project } from '../generated/resources.ts';
import { checkRecord } from '../validation/check.ts';
import {
  choicesIn,
  dictionaryOf,
  mergeEntries,
  problemsOfEntries,
  projectPhase,
  warnLevel,
  withOverlay,
} from './index.ts';

const added = { value: 6, label: { zh: '移交', en: 'Handed over' } };
const relabelled = { value: 1, label: { zh: '前期', en: 'Early' }, disabled: true };
const changed = mergeEntries(projectPhase, [added, relabelled]);
const overlay = new Map([[changed.dict_type, changed]]);
const record = {
  project_name: '一期',
  project_address: { location: { address: '世纪大道 1 号', longitude: 121.5, latitude: 31.2 } },
  begin_time: '2026-03-01',
};
const phase = (project_phase: number, mode: 'add' | 'edit' = 'add') => {
  const system = mode === 'edit' ? { id: 'p1', version: 1 } : {};
  return checkRecord(project, { ...record, ...system, project_phase }, mode, 'zh');
};

describe('an overlay', () => {
  it('keeps the order of the installation and adds what the product has got since', () => {
    expect(changed.entries.map((entry) => entry.value)).toEqual([6, 1, 2, 3, 4, 5]);
    expect(changed.entries[1]?.label.zh).toBe('前期');
  });

  it('holds inside its stretch of code only, one within another', () => {
    withOverlay(overlay, () => {
      expect(dictionaryOf('project_phase')).toBe(changed);
      expect(formatField({ kind: 'code', dict: 'project_phase' }, 6, { lang: 'zh', zone: 'UTC' })).toBe('移交');
      withOverlay(undefined, () => expect(dictionaryOf('project_phase')).toBe(projectPhase));
      expect(dictionaryOf('gender').entries.length).toBeGreaterThan(0);
    });
    expect(dictionaryOf('project_phase')).toBe(projectPhase);
    expect(() =>
      withOverlay(overlay, () => {
        throw new Error('broken');
      }),
    ).toThrow('broken');
    expect(dictionaryOf('project_phase')).toBe(projectPhase);
  });

  it('decides which codes a record may have; what is disabled may stay but not come', () => {
    expect(phase(6).ok).toBe(false);
    withOverlay(overlay, () => {
      expect(phase(6).ok).toBe(true);
      expect(phase(1)).toMatchObject({ ok: false, problems: [{ path: 'project_phase', code: 'not_in_dictionary' }] });
      expect(phase(1, 'edit').ok).toBe(true);
      expect(phase(99, 'edit').ok).toBe(false);
    });
    expect(phase(1).ok).toBe(true);
  });

  it('offers no disabled entry but the one that is chosen', () => {
    expect(choicesIn(changed).map((entry) => entry.value)).toEqual([6, 2, 3, 4, 5]);
    expect(choicesIn(changed, 1).map((entry) => entry.value)).toEqual([6, 1, 2, 3, 4, 5]);
  });
});

describe('problemsOfEntries', () => {
  const codes = (entries: readonly (typeof added)[]) =>
    problemsOfEntries(projectPhase, entries, 'zh').map((one) => one.code);

  it('takes no new entry where code acts on the values, but keeps one that was added before', () => {
    const entries = [...warnLevel.entries, { value: 60, label: { zh: '特级', en: 'Special' } }];
    expect(problemsOfEntries(warnLevel, entries, 'zh').map((one) => one.code)).toEqual(['noOwn']);
    expect(problemsOfEntries(warnLevel, entries, 'zh', entries)).toEqual([]);
  });

  it('takes the built-in entries as they are, and one more', () => {
    expect(codes([...projectPhase.entries, added])).toEqual([]);
  });

  it.each([
    ['builtInMissing', projectPhase.entries.slice(1)],
    ['valueTwice', [...projectPhase.entries, { ...added, value: 1 }]],
    ['labelTwice', [...projectPhase.entries, { value: 6, label: { zh: '在建', en: 'X' } }]],
    ['labelMissing', [...projectPhase.entries, { value: 6, label: { zh: ' ', en: 'X' } }]],
    ['englishMissing', [...projectPhase.entries, { value: 6, label: { zh: '移交', en: '' } }]],
    ['labelIsValue', [...projectPhase.entries, { value: 6, label: { zh: '1', en: 'X' } }]],
    ['allDisabled', projectPhase.entries.map((entry) => ({ ...entry, disabled: true }))],
  ])('says %s', (code, entries) => {
    expect(codes(entries)).toEqual([code]);
  });
});
