import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    wage_fill: logged('按考勤生成明细', 'Make the lines', 'processing'),
    wage_bank_file: logged('导出代发文件', 'Make the bank file', 'warning'),
    wage_bank_return: logged('导入回盘文件', 'Take the return file', 'warning'),
    wage_sign: logged('本人签字', 'Sign', 'success'),
    wage_dispute: logged('提出异议', 'Object', 'error'),
    wage_confirm: logged('确认收到', 'Confirm', 'success'),
  },
});
