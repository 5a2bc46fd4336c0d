import { expect, it } from 'vitest';
import { operatelog } from '../generated/resources.ts';
import { fieldsOf } from '../resource/fields.ts';
import { allResources } from '../resource/registry.ts';
import { ARCHIVE, ARCHIVE_LEVEL, archiveTemplate, RETENTION } from './template.ts';

it('has the classes A to E of GB/T 50328, with their folders and documents', () => {
  const folders = archiveTemplate(ARCHIVE.engineering)!;
  const at = (level: number) => folders.filter((one) => one.level === level).map(({ code }) => code);
  expect(at(ARCHIVE_LEVEL.class)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(at(ARCHIVE_LEVEL.folder)).toHaveLength(7 + 6 + 9 + 5 + 4);
  const find = (code: string) => folders.find((one) => one.code === code);
  expect(find('C1-09')).toMatchObject({ name: '施工日志', above: 'C1', required: true, retention: RETENTION.long });
  expect(find('C2-05')).toMatchObject({ name: '图纸会审记录', retention: RETENTION.permanent });
  expect(find('B1-05')?.name).toBe('监理工作日志');
});

it('each folder lies below one that stands before it, and has a code of its own', () => {
  for (const folders of Object.values(ARCHIVE).map((kind) => archiveTemplate(kind)!)) {
    const seen = new Map<string, number>();
    for (const { code, above, level, name } of folders) {
      expect(name).not.toBe('');
      expect(seen.has(code), code).toBe(false);
      if (above === null) expect(level).toBe(ARCHIVE_LEVEL.class);
      else expect(seen.get(above), code).toBe(level - 1);
      seen.set(code, level);
    }
  }
});

it('has the folders into which records go by themselves, and the fields that say which', () => {
  expect(operatelog.archived).toBeUndefined();
  const filing = allResources().filter(({ archived }) => archived);
  expect(filing.length).toBeGreaterThan(5);
  for (const resource of filing) {
    const { folder, kind = ARCHIVE.engineering, date, states } = resource.archived!;
    const codes = typeof folder === 'string' ? [folder] : Object.values(folder.codes);
    const known = new Set(archiveTemplate(kind)!.map(({ code }) => code));
    expect(
      codes.filter((code) => !known.has(code)),
      resource.name,
    ).toEqual([]);
    const names = new Set(fieldsOf(resource).map(({ name }) => name));
    const asked = [date, typeof folder === 'object' ? folder.by : undefined].flatMap((name) => name ?? []);
    expect(
      asked.filter((name) => !names.has(name)),
      resource.name,
    ).toEqual([]);
    expect(states.length).toBeGreaterThan(0);
  }
});
