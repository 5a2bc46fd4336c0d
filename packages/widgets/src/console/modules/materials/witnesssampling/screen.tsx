import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ code: { line: 'sample_number' }, opensAdded: true });
