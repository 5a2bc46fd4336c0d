import { defineLog, logged } from '../../../log/define.ts';

export default defineLog({
  actions: { fill_volume: logged('案卷收入文件', 'Take documents into a volume', 'processing') },
});
