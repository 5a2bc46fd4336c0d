import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { wallActions } from './wall-actions.tsx';

export default defineScreen({ rowActions: wallActions });
