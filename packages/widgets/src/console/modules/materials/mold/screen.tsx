import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ code: { line: 'mould_number' } });
