import type { Label } from '../../label.ts';
import { bankColumns } from '../../wages/bank-file.ts';
import { defineSettings, whole, words } from '../define.ts';

const at = (zh: string, en: string): Label => ({ zh, en });
const UNCONFIRMED = at('未核定，请按当地规定确认', 'Not confirmed: check the local rule');

/** Settings of wages: times of notice, and the file that banks read. */
export default defineSettings('wages', {
  label: at('工资发放', 'Wages'),
  order: 77,
  settings: {
    wage_notice_days: whole({
      label: at('工资表公示天数', 'Notice of a wage sheet (days)'),
      hint: UNCONFIRMED,
      min: 0,
      max: 30,
      fallback: 5,
    }),
    wage_closing_days: whole({
      label: at('专户销户公示天数', 'Notice before an account is closed (days)'),
      hint: UNCONFIRMED,
      min: 0,
      max: 180,
      fallback: 30,
    }),
    wage_deposit_percent: whole({
      label: at('工资保证金比例（占总承包合同价 %）', 'Wage deposit (% of the general contract)'),
      hint: at('人社部发〔2021〕65号：1–3；未核定，请按当地规定确认', 'Order 65 of 2021: 1 to 3. Check the local rule'),
      min: 0,
      max: 10,
      fallback: 1,
    }),
    wage_match_days: whole({
      label: at('对账允许相差天数', 'Days between statement and entry'),
      hint: at('银行记账日与流水日期之差', 'Between the day of the bank and that of the entry'),
      min: 0,
      max: 31,
      fallback: 5,
    }),
    wage_bank_columns: words({
      label: at('代发文件的列', 'Columns of the bank file'),
      hint: at(
        '逗号分隔，按银行要求排列；可用：序号、业务编号、收款人姓名、收款账号、开户银行、金额、用途',
        'Separated by commas, in the order of the bank: 序号, 业务编号, 收款人姓名, 收款账号, 开户银行, 金额, 用途',
      ),
      maxLength: 200,
      required: true,
      fallback: '序号,业务编号,收款人姓名,收款账号,开户银行,金额,用途',
    }),
  },
  check: ({ wage_bank_columns }) => {
    const { problem } = bankColumns(wage_bank_columns);
    return problem && { path: 'wage_bank_columns', code: 'columns', message: problem };
  },
});
