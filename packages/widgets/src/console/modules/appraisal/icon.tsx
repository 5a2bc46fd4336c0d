import { TrophyOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('appraisal', <TrophyOutlined aria-hidden />);
