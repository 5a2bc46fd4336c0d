import { WalletOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('wages', <WalletOutlined aria-hidden />);
