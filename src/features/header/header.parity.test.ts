import { describeMarkup } from '../../../tests/parity';
import { moreIsland } from './more-island';
import { panelIsland } from './panel-island';

describeMarkup( 'header-panel', panelIsland );
describeMarkup( 'menu-more', moreIsland );
