import { listenToBanner } from '@marketday/features/coming-soon';
import { reportFailure } from '@marketday/host';
import { platform } from '@marketday/kernel/platform';

listenToBanner(
	( url ) =>
		platform(
			{
				url,
				method: 'POST',
				data: {
					woocommerce_meta: { coming_soon_banner_dismissed: 'yes' },
				},
			},
			() => {}
		),
	reportFailure
);
