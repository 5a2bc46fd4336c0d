import { SafetyCertificateOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('quality', <SafetyCertificateOutlined aria-hidden />);
