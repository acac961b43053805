/** A visitor turns to a form. */
const SIGNS = [ 'focusin', 'pointerover' ] as const;

/**
 * Makes each newsletter form alive when a visitor turns to it. One that is sent before waits for its script; where that cannot be
 * loaded, the form stays the plain one it is.
 *
 * @param within
 */
export function awaitVisitors( within: ParentNode ): void {
	for ( const form of within.querySelectorAll< HTMLFormElement >(
		'.marketday-newsletter__form'
	) ) {
		const controller = new AbortController();
		const { signal } = controller;
		// An empty form is to be sent, too, so that its script can say what is missing.
		form.noValidate = true;
		let awake: Promise< void > | undefined;
		const wake = () =>
			( awake ??= import(
				/* webpackChunkName: "newsletter-form/form" */ './newsletter-form'
			)
				.then(
					( { enhanceNewsletterForm } ) =>
						enhanceNewsletterForm( form ),
					() => {
						form.noValidate = false;
					}
				)
				.then( () => controller.abort() ) );
		for ( const sign of SIGNS ) {
			form.addEventListener( sign, () => void wake(), { signal } );
		}
		form.addEventListener(
			'submit',
			( event ) => {
				event.preventDefault();
				void wake().then( () =>
					form.requestSubmit( event.submitter ?? undefined )
				);
			},
			{ signal }
		);
	}
}
