import { moreIsland } from '@marketday/features/header';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

export const wake = () => mountIslands( 'menu-more', fromMarkup( moreIsland ) );
