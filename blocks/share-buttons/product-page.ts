import { laterWithSign } from '../_shared/first-sign';

const showWhere = ( part: string, isPossible: boolean ) =>
	document
		.querySelectorAll< HTMLElement >( `.marketday-share__${ part }` )
		.forEach( ( place ) => {
			place.hidden = ! isPossible;
		} );

if ( document.querySelector( '.marketday-share__list' ) ) {
	// At once, so that nothing moves later.
	showWhere( 'device', 'share' in navigator );
	showWhere( 'copy', 'clipboard' in navigator );
	laterWithSign(
		() =>
			import(
				/* webpackChunkName: "_shared/product-page-later" */ './later'
			),
		( { start } ) => start(),
		'button[data-share]'
	);
}
