import { customfield } from '@gongdi/domain';
import { afterWrite, defineRoom } from '../../../room.ts';
import { customFieldHandlers } from './handlers.ts';
import { checkField } from './check-field.ts';

export default defineRoom({
  handlers: customFieldHandlers,
  afterWrite: [afterWrite(customfield, checkField)],
});
