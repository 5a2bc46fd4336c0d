import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({ actions: { explain_access: logged('查询权限', 'Check access', 'processing') } });
