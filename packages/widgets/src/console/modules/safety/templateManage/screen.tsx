import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { copied } from './copied.ts';
import { templateActions } from './template-actions.ts';

export default defineScreen({ rowActions: templateActions, begins: copied });
