import { addPasswordToggle, startSections } from '@marketday/features/account';

/** Shows what is wrong with a form while it is filled in: the rules come with the first sign that somebody turns to it. */
const addRules = ( form: HTMLFormElement ) =>
	form.addEventListener(
		'focusin',
		() => {
			import( /* webpackChunkName: "account/forms" */ './forms' ).then(
				( { guardAccountForm } ) => guardAccountForm( form ),
				() => {
					// The server says it.
				}
			);
		},
		{ once: true }
	);

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
