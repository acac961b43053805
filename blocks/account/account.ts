import { accountIsland } from '@marketday/features/account';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

/** Takes the customers' accounts of the page over. */
export const takeOver = ( onShown: ( content: HTMLElement ) => void ) =>
	mountIslands( 'account', fromMarkup( accountIsland( onShown ) ) );
