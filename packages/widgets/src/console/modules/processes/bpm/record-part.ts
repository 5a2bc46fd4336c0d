import { isBusinessForm } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineRecordPart } from '../../../generic/resource/record-part.ts';

export default defineRecordPart({
  of: isBusinessForm,
  Part: lazyPart(() => import('./record/record-processes.tsx')),
});
