import { RadarChartOutlined } from '@ant-design/icons';
import { defineIcon } from '../../ground/menus/menu-pictures.ts';

export default defineIcon('area', <RadarChartOutlined aria-hidden />);
