import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { volumeActions } from './volume-actions.tsx';

export default defineScreen({
  rowActions: volumeActions,
  opensAdded: true,
  // Most volumes are compiled by whoever adds them.
  begins: ({ user }) => Promise.resolve({ compiler_id: user.id }),
});
