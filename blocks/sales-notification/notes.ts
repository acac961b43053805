import { salesIsland } from '@marketday/features/sales-notification';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

export const mountNotes = ( notes: readonly string[] ) =>
	mountIslands( 'sales-notification', fromMarkup( salesIsland( notes ) ) );
