import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    base: logged('设置初始值', 'Set the base', 'processing'),
    key: logged('生成设备密钥', 'Make a device key', 'warning'),
  },
});
