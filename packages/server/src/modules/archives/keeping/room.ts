import { archivefolder } from '@gongdi/domain';
import { defineRoom } from '../../../room.ts';
import { examineDocuments } from './examine.ts';
import { filingRules, printFilings } from './filing.ts';
import { countFolders, folderHandlers } from './folders.ts';
import { packageHandler } from './package.ts';
import { searchHandler } from './search.ts';
import { volumeHandlers } from './volumes.ts';

export default defineRoom({
  handlers: (ground) => [
    ...folderHandlers(ground.db, ground.timeZone),
    ...volumeHandlers(ground.db, ground.timeZone),
    packageHandler(ground),
    searchHandler(ground.db),
  ],
  afterWrite: () => filingRules(),
  derive: () => ({
    [archivefolder.name]: async (db, rows) => {
      const counts = await countFolders(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id }) => counts.get(id) ?? { document_count: 0, needed_count: 0, missing_count: 0 });
    },
  }),
  eachMinute: [printFilings, examineDocuments],
});
