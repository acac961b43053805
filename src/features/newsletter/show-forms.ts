import { isDismissed } from './dismissal';

const mayCome = ( root: HTMLElement ) =>
	root.dataset.isPreview ||
	! isDismissed( root.querySelector( 'form' )?.dataset.formId ?? '' );

/**
 * Lets popups, fixed bars and slide-ins come by themselves. Where each was dismissed, nothing is loaded for it.
 *
 * @param within
 */
export async function showNewsletterForms(
	within: ParentNode
): Promise< void > {
	const coming = [
		...within.querySelectorAll< HTMLElement >( '[data-variant]' ),
	].filter( mayCome );
	if ( coming.length > 0 ) {
		const { planForms } = await import(
			/* webpackChunkName: "newsletter-form/display" */ './display'
		);
		planForms( coming );
	}
}
