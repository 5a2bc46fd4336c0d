import { defineScreen } from '../../../generic/resource/screen.ts';

export default defineScreen({
  code: {
    line: 'batch_number',
    // Console specification, section 2.1: by a code of its own, since the page is for everybody.
    openPage: ({ public_code: code }) => (typeof code === 'string' ? `/qrcode/material?id=${code}` : undefined),
  },
});
