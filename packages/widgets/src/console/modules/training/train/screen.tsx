import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { PeopleButton } from './people-button.tsx';

export default defineScreen({
  // Whoever scans the code signs people in: the add form of sign-ins also works without a network.
  code: { line: 'training_date', openPage: ({ id }) => `/trainsign/add?training_id=${id}&sign_way=1` },
  listActions: PeopleButton,
});
