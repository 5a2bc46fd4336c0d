import { majordanger } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { reportDanger } from './report.ts';

export default defineRoom({ afterWrite: [afterWrite(majordanger, reportDanger)] });
