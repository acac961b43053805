import { tabsIsland } from '@marketday/features/product';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

mountIslands( 'product-tabs', fromMarkup( tabsIsland ) );
