import { behaviour } from '@marketday/behaviour';

import { laterWithSign, onFirstSign } from '../_shared/first-sign';

/** Links to panels, one of which the style sheet shows, until they are tabs; where these cannot be loaded they stay that. */
const wake = () =>
	void import( /* webpackChunkName: "product-tabs/tabs" */ './tabs' ).catch(
		() => {}
	);

// At any sign: a search in the page finds what is in the other panels.
onFirstSign( wake );
behaviour( '.marketday-product-tabs__list', { intent: wake } );
// Only tabs say which one an address has opened, or open the reviews for a comment on another page of them.
if ( window.location.hash ) {
	wake();
}

const reviews = document.querySelectorAll< HTMLFormElement >(
	'.marketday-product-tabs form:has([name="rating"])'
);
if ( reviews.length > 0 ) {
	laterWithSign(
		() =>
			import( /* webpackChunkName: "product-tabs/reviews" */ './later' ),
		( { enhanceReviewForm } ) =>
			reviews.forEach( ( form ) => enhanceReviewForm( form ) )
	);
}
