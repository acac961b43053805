import { Banner, type BannerProps } from './banner';

/** The banner, read out of the markup of php/Site/ComingSoon/views/banner.php. */
export const bannerIsland = (
	host: Pick< BannerProps, 'dismiss' | 'report' >
) => ( {
	Component: Banner,
	read: ( element: HTMLElement ): BannerProps => {
		const button = element.querySelector( ':scope > button' );
		return {
			...host,
			html: element.querySelector( ':scope > p' )?.innerHTML ?? '',
			dismissLabel: button?.textContent ?? '',
			restUrl: button?.getAttribute( 'data-rest-url' ) ?? '',
		};
	},
} );
