import { safetyChecklist } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { orderCorrections } from './order-corrections.ts';

export default defineRoom({ afterWrite: [afterWrite(safetyChecklist, orderCorrections)] });
