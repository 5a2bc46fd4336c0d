import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({ code: {} });
