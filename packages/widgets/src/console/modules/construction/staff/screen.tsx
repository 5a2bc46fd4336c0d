import { defineScreen } from '../../../pages/resource/screen.ts';

export default defineScreen({ editableList: true });
