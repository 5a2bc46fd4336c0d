import { defineRoom } from '../../../room.ts';
import { admissionHandler } from './admission.ts';
import { teamHeadsHandler } from './team-heads.ts';

export default defineRoom({ handlers: (ground) => [admissionHandler(ground), teamHeadsHandler(ground.db)] });
