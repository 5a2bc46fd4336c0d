import { FundProjectionScreenOutlined } from '@ant-design/icons';
import { defineIcon } from '../../../ground/menus/menu-pictures.ts';

export default defineIcon('wall', <FundProjectionScreenOutlined aria-hidden />);
