import { defineScreen } from '../../../generic/resource/screen/screen.ts';
import { StatisticsLink } from './statistics-link.tsx';

export default defineScreen({
  begins: ({ user }) => Promise.resolve({ asker_id: user.id }),
  listActions: StatisticsLink,
});
