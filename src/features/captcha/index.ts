import { enhancePicture } from './picture-captcha';
import { enhanceService } from './service-captcha';

/**
 * Brings the captchas of a page to life.
 *
 * @param within
 */
export function enhanceCaptchas( within: ParentNode ): void {
	within
		.querySelectorAll< HTMLElement >( '.marketday-captcha' )
		.forEach( ( root ) =>
			root.dataset.provider === 'built-in'
				? enhancePicture( root )
				: enhanceService( root )
		);
}
