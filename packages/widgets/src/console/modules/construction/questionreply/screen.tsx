import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ begins: ({ user }) => Promise.resolve({ asker_id: user.id }) });
