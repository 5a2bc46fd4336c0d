import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    report_secret: logged('设置上报密钥', 'Set the secret of reports', 'warning'),
    report_test: logged('测试上报连接', 'Test the connection', 'processing'),
    report_reconcile: logged('实名制对账', 'Compare with the platform', 'processing'),
  },
});
