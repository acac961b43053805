import { panelIsland } from '@marketday/features/header';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

export const wake = () => mountIslands( 'panel', fromMarkup( panelIsland ) );
