import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: {
    end_session: logged('强制下线', 'End a session', 'warning'),
  },
});
