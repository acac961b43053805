import { bannerIsland } from '@marketday/features/coming-soon';
import { mountIslands, reportFailure } from '@marketday/host';
import { fromMarkup } from '@marketday/host/markup';
import { platform } from '@marketday/kernel/platform';

/** Keeps with the user that the banner was closed. */
const dismiss = ( url: string ) =>
	platform(
		{
			url,
			method: 'POST',
			data: { woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } },
		},
		() => {}
	);

export const wake = () =>
	mountIslands(
		'coming-soon',
		fromMarkup( bannerIsland( { dismiss, report: reportFailure } ) )
	);
