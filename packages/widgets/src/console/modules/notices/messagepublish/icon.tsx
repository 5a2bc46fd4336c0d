import { NotificationOutlined } from '@ant-design/icons';
import { defineIcon } from '../../../ground/menus/menu-pictures.ts';

export default defineIcon('notice', <NotificationOutlined aria-hidden />);
