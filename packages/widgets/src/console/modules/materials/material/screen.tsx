import { defineScreen } from '../../../generic/resource/screen/screen.ts';

export default defineScreen({
  code: {
    line: 'batch_number',
    // Console specification, section 2.1: the address contains a separate public code, because anybody can open the
    // page.
    openPage: ({ public_code: code }) => (typeof code === 'string' ? `/qrcode/material?id=${code}` : undefined),
  },
});
