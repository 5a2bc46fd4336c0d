import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { PeopleButton } from './people-button.tsx';
import { trainActions } from './train-actions.ts';

export default defineScreen({
  code: { line: 'training_date' },
  rowActions: trainActions,
  listActions: PeopleButton,
});
