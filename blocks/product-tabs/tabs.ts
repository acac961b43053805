import { leaveBrokenTabs, tabsIsland } from '@marketday/features/product';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

leaveBrokenTabs();
mountIslands( 'product-tabs', fromMarkup( tabsIsland ) );
