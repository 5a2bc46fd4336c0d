import { defineLog, logged } from '../../log/define.ts';

export default defineLog({
  actions: {
    drawings: logged('修改图纸', 'Change a drawing', 'processing'),
    scheme: logged('修改监测方案', 'Change the monitor scheme', 'processing'),
    'monitor-status': logged('修改监测状态', 'Change the monitoring', 'warning'),
    warning: logged('设置区域预警限值', 'Set limits of an area', 'processing'),
  },
});
