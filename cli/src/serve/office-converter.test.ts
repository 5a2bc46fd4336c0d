import { expect, it } from 'vitest';
import { commandWords, converterOf } from './office-converter.ts';

it('splits a command without a shell', () => {
  expect(commandWords(`  "C:\\Program Files\\soffice.exe" --headless 'a b'c $(x)`)).toEqual([
    'C:\\Program Files\\soffice.exe',
    '--headless',
    'a bc',
    '$(x)',
  ]);
  expect(commandWords(' ')).toEqual([]);
});

it('has a converter when one is named, with limits that are numbers', () => {
  expect(converterOf({})).toBeUndefined();
  expect(converterOf({ GONGDI_CONVERTER: 'soffice --headless', GONGDI_CONVERTER_SECONDS: '30' })).toEqual({
    command: ['soffice', '--headless'],
    seconds: 30,
  });
  for (const wrong of ['0', '1.5', 'x', '9999'])
    expect(() => converterOf({ GONGDI_CONVERTER: 'soffice', GONGDI_CONVERTER_PROCESSES: wrong })).toThrow(
      'GONGDI_CONVERTER_PROCESSES',
    );
});
