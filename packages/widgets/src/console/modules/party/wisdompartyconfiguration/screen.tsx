import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  code: {
    line: 'secretary',
    openPage: ({ public_code: code, public_flag: isPublic }) =>
      typeof code === 'string' && isPublic === true ? `/qrcode/party?id=${code}` : undefined,
  },
});
