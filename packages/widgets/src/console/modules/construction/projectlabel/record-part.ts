import { isLabelled } from '@gongdi/domain';
import { lazyPart } from '../../../../kit/lazy/index.ts';
import { defineRecordPart } from '../../../generic/resource/record-part.ts';

export default defineRecordPart({ of: isLabelled, Part: lazyPart(() => import('./record-labels.tsx')) });
