import { processedAs } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineRecordPart } from '../../../generic/resource/record-part.ts';

export default defineRecordPart({
  of: (resource) => processedAs(resource) !== undefined,
  Part: lazyPart(() => import('./record/record-processes.tsx')),
});
