import { qualitylog, qualityplan, qualitysite } from '@gongdi/domain';
import { patrolRooms } from '../../../patrols/index.ts';
import { defineRoom } from '../../../room.ts';

export default defineRoom(patrolRooms({ point: qualitysite, scheme: qualityplan, task: qualitylog, code: 'ZL' }));
