import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({ begins: ({ user }) => Promise.resolve({ applicant_id: user.id }) });
