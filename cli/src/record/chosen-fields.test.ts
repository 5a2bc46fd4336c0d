import { columnsOf, findResource } from '@gongdi/domain';
import { describe, expect, it } from 'vitest';
import { CliFailure } from '../command.ts';
import { fieldsNamed, onlyFields } from './chosen-fields.ts';

const known = columnsOf(findResource('project')!);
const names = (text: string) => fieldsNamed(text, known).map(({ name }) => name);

describe('--fields', () => {
  it('takes names and labels, in the order of the flag, each once', () => {
    const { name, label } = known[1]!;
    expect(names(`${name}, id`)).toEqual([name, 'id']);
    expect(names(`id，${label.zh},${label.en},${name}`)).toEqual(['id', name]);
  });

  it('refuses none, and one that is not there, with the one that was probably meant', () => {
    expect(() => names(' , ')).toThrow(CliFailure);
    const { name } = known[0]!;
    expect(() => names(`${name}x`)).toThrow(`Did you mean “${name}”?`);
  });

  it('leaves nothing else in a record', () => {
    expect(onlyFields({ id: '1', secret: 2 }, fieldsNamed('id', known))).toEqual({ id: '1' });
    expect(onlyFields({}, fieldsNamed('id', known))).toEqual({ id: null });
  });
});
