import { calls } from '@gongdi/api';
import { lookcheck, sitecheck, unitcheck } from '@gongdi/domain';
import { formHandler, formPrinter } from '../../../quality/index.ts';
import { afterWrite, defineRoom } from '../../../room.ts';
import { keepLook, keepPapers, keepSite } from './keep-sheet.ts';
import { lookCheckForm, siteCheckForm, unitCheckForm } from './sheet-forms.ts';

export default defineRoom({
  handlers: (ground) => [
    formHandler(ground, calls.quality.siteCheckForm, siteCheckForm),
    formHandler(ground, calls.quality.unitCheckForm, unitCheckForm),
    formHandler(ground, calls.quality.lookCheckForm, lookCheckForm),
  ],
  forms: (ground) => ({
    ...formPrinter(ground, siteCheckForm),
    ...formPrinter(ground, unitCheckForm),
    ...formPrinter(ground, lookCheckForm),
  }),
  afterWrite: [afterWrite(unitcheck, keepPapers), afterWrite(lookcheck, keepLook), afterWrite(sitecheck, keepSite)],
});
