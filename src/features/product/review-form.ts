/**
 * Section 5 'Review': where a rating is required and none is chosen, the review is not sent and an alert says so. Until
 * scripts run, the browser's own message does.
 */
export function enhanceReviewForm( form: HTMLFormElement ): void {
	const problem = form.querySelector< HTMLElement >(
		'.marketday-rating__problem'
	);
	const tell = ( message: string ) => {
		if ( problem ) {
			problem.textContent = message;
		}
	};
	// Some themes switch the browser's checks off.
	form.noValidate = false;
	const star = form.querySelector< HTMLInputElement >( '[name="rating"]' );
	form.addEventListener(
		'invalid',
		( event ) => {
			// One thing at a time: the stars stand first.
			if ( star && ! star.validity.valid ) {
				event.preventDefault();
				tell( problem?.dataset.message ?? '' );
				star.focus();
			}
		},
		true
	);
	form.addEventListener( 'submit', () => tell( '' ) );
	form.addEventListener( 'change', ( { target } ) => {
		if ( target instanceof HTMLInputElement && target.name === 'rating' ) {
			tell( '' );
		}
	} );
}
