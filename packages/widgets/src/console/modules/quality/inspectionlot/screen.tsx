import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { DivideButton } from './divide-button.tsx';
import { lotFormAction } from './form-action.tsx';

export default defineScreen({ rowActions: lotFormAction, listActions: DivideButton });
