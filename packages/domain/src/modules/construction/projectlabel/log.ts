import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({ actions: { label_change: logged('修改标签', 'Change labels', 'processing') } });
