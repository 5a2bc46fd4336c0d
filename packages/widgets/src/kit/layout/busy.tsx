import { LoadingOutlined } from '@ant-design/icons';

/**
 * For a button's `loading`: `loading={busy && BUSY}`. antd's own loading icon fades out by a transition that never ends
 * when the work was quick, and its word `loading` then stays in the button's accessible name.
 */
export const BUSY = { icon: <LoadingOutlined aria-hidden /> };
