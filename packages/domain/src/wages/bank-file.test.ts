import { expect, test } from 'vitest';
import { bankColumns, bankFile, readReturn } from './bank-file.ts';

const ORDER = {
  number: 'D2026100001',
  name: '王建军',
  card: '6222020010000000',
  bank: '示例银行,一支行',
  amount: 606_440,
  purpose: '2026-10 工资',
};

test('a bank file has the columns of its format', () => {
  const { columns, problem } = bankColumns('序号，业务编号, 收款人姓名,收款账号,开户银行,金额');
  expect(problem).toBeUndefined();
  expect(bankFile([ORDER], columns)).toBe(
    '序号,业务编号,收款人姓名,收款账号,开户银行,金额\r\n1,D2026100001,王建军,6222020010000000,"示例银行,一支行",6064.40\r\n',
  );
});

test('a format without what is needed, or with an unknown column, is refused', () => {
  expect(bankColumns('业务编号,收款人姓名,金额').problem?.zh).toContain('收款账号');
  expect(bankColumns('业务编号,收款人姓名,收款账号,金额,星座').problem?.zh).toContain('星座');
});

test('a return file is read by its head, whatever stands before it', () => {
  const { answers, problems } = readReturn([
    ['XX银行代发结果'],
    ['业务流水号', '户名', '交易金额', '交易状态', '失败原因'],
    ['D1', '王建军', '6,064.40', '成功', ''],
    ['D2', '李国强', '5000', '退票', '户名不符'],
    ['', '', ''],
  ]);
  expect(problems).toEqual([]);
  expect(answers).toEqual([
    { number: 'D1', amount: 606_440, paid: true, reason: '' },
    { number: 'D2', amount: 500_000, paid: false, reason: '户名不符' },
  ]);
});

test('what cannot be understood is told with its line', () => {
  const head = ['业务编号', '金额', '结果'];
  const told = (...rows: string[][]) => readReturn([head, ...rows]).problems.map(({ zh }) => zh);
  expect(readReturn([['a', 'b']]).problems).toHaveLength(1);
  expect(told()).toEqual(['回盘文件没有任何一行']);
  expect(told(['D1', '1', '成功'], ['D1', '1', '失败'])).toEqual(['第 3 行：业务编号重复']);
  expect(told(['D1', '一元', '成功'])).toEqual(['第 2 行：看不懂金额“一元”']);
  expect(told(['D1', '1', '处理中'])).toEqual(['第 2 行：看不懂结果“处理中”']);
  expect(told(['', '1', '成功'])).toEqual(['第 2 行：没有业务编号']);
});
