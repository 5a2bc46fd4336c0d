import type { Lang } from '@gongdi/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { limitColumns, quantityColumns } from './quantity-columns.tsx';

const plain = ['quantity', 'value', 'limit_value', 'source'].map((key) => ({
  key,
  title: key,
  render: (row: Record<string, unknown>) => String(row[key]),
}));
const shown = (row: Record<string, unknown>, lang: Lang = 'zh') =>
  quantityColumns.extend(plain, lang).map((column) => column.render({ id: '1', source: 'x', ...row }));

it('names what is measured, with its unit; of a change in a day by the day', () => {
  const settlement = { device_type: 17, quantity: 'settlement', value: 2.5, limit_value: '2' };
  expect(shown({ ...settlement, measure: 2 })).toEqual(['沉降 (mm)', '2.50 mm', '2.00 mm', 'x']);
  expect(shown({ ...settlement, measure: 3 })).toEqual(['沉降 (mm/天)', '2.50 mm/天', '2.00 mm/天', 'x']);
});

it('says states in words, and leaves what no type has as it is', () => {
  const fault = { device_type: 43, quantity: 'fault', measure: 1, value: 1, limit_value: 0.5 };
  expect(shown(fault)).toEqual(['故障状态', '异常', '异常', 'x']);
  expect(shown({ ...fault, quantity: 'gone' })).toEqual(['gone', '1', '0.5', 'x']);
});

it('a row of limits begins with what they are for and, on a phone, with the limits', () => {
  const names = ['device_type', 'project_id', 'quantity', 'warning_upper'];
  const [lead, ...rest] = limitColumns.extend(
    names.map((key) => ({ key, title: key, render: () => key })),
    'zh',
  );
  expect([lead?.key, lead?.fixed]).toEqual(['quantity', 'left']);
  expect(rest.map(({ key }) => key)).toEqual(['device_type', 'project_id', 'warning_upper']);
  const settlement = { device_type: 17, quantity: 'settlement', measure: 2 };
  const row = { id: '1', ...settlement, warning_lower: -30, warning_upper: 30, alarm_upper: 40, control_lower: null };
  const cell = renderToStaticMarkup(lead?.render(row));
  expect(cell.replaceAll(/<[^>]*>/g, '|')).toBe('沉降 (mm)|预警 ≤\u00a0-30 或 ≥\u00a030||报警 ≥\u00a040|');
});
