import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({ actions: { mark_exam: logged('阅卷', 'Mark an exam', 'processing') } });
