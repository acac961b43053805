import { behaviour, listen } from '@marketday/behaviour';
import { addPasswordToggle } from '@marketday/features/account';

import type * as rules from './forms';

const start = (
	{ guardAccountForm, followCountry }: typeof rules,
	form: HTMLFormElement
) => {
	guardAccountForm( form );
	followCountry( form, addRules );
};

/** Shows what is wrong with a form while it is filled in: the rules come with the first sign that somebody turns to it. */
function addRules( form: HTMLFormElement ): void {
	form.addEventListener(
		'focusin',
		() => {
			import( /* webpackChunkName: "account/forms" */ './forms' ).then(
				( loaded ) => start( loaded, form ),
				() => {
					// The server says it.
				}
			);
		},
		{ once: true }
	);
}

const prepare = ( part: Element ) => {
	part.querySelectorAll< HTMLInputElement >(
		'input[type="password"]'
	).forEach( addPasswordToggle );
	part.querySelectorAll< HTMLFormElement >(
		'.marketday-account__form'
	).forEach( addRules );
};

let isAsked = false;

/** The sections are links to pages of their own until they are alive, and where they cannot be brought to life. */
function wake(): void {
	if ( ! isAsked ) {
		isAsked = true;
		import( /* webpackChunkName: "account/account" */ './account' ).then(
			( { takeOver } ) => takeOver( prepare ),
			() => ( isAsked = false )
		);
	}
}

document.querySelectorAll( '.marketday-account' ).forEach( prepare );
behaviour( '.marketday-account__sections', { intent: wake } );
// An entry of the history may be of a section that another visit of this page has shown.
listen( window, 'popstate', wake );
listen( window, 'hashchange', wake );
if ( window.location.hash ) {
	wake();
}
