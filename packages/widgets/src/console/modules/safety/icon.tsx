import { SafetyOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('safety', <SafetyOutlined aria-hidden />);
