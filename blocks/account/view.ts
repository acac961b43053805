import { addPasswordToggle, startSections } from '@marketday/features/account';

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

document.querySelectorAll( '.marketday-account' ).forEach( ( account ) => {
	prepare( account );
	startSections( account, prepare );
} );
