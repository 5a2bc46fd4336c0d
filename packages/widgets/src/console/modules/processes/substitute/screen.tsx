import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ begins: ({ user }) => Promise.resolve({ user_id: user.id }) });
