import { noticeIsland } from '@marketday/features/store-notice';
import { mountIslands } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';

export const wake = () =>
	mountIslands( 'store-notice', fromMarkup( noticeIsland ) );
