import { __ } from '@wordpress/i18n';

/** The kinds of fields, with the label that each has where an editor gives none (php/Marketing/Newsletter/Form/FormField.php). */
export const KINDS = [
	{ kind: 'email', title: __( 'Email address', 'marketday' ) },
	{ kind: 'first_name', title: __( 'First name', 'marketday' ) },
	{ kind: 'last_name', title: __( 'Last name', 'marketday' ) },
	{ kind: 'text', title: __( 'Text', 'marketday' ) },
	{ kind: 'textarea', title: __( 'Long text', 'marketday' ) },
	{ kind: 'select', title: __( 'Dropdown', 'marketday' ) },
	{ kind: 'radio', title: __( 'Radio buttons', 'marketday' ) },
	{ kind: 'checkbox', title: __( 'Checkboxes', 'marketday' ) },
	{ kind: 'date', title: __( 'Date', 'marketday' ) },
	{ kind: 'lists', title: __( 'List choice', 'marketday' ) },
	{ kind: 'consent', title: __( 'Consent', 'marketday' ) },
	{ kind: 'captcha', title: __( 'Captcha', 'marketday' ) },
	{ kind: 'submit', title: __( 'Button', 'marketday' ) },
] as const;

const USUAL: Partial< Record< string, string > > = {
	lists: __( 'What would you like to get?', 'marketday' ),
	consent: __(
		'Yes, send me the newsletter. I can unsubscribe at any time.',
		'marketday'
	),
	submit: __( 'Subscribe', 'marketday' ),
	textarea: __( 'Text', 'marketday' ),
	select: __( 'Text', 'marketday' ),
	radio: __( 'Text', 'marketday' ),
	checkbox: __( 'Text', 'marketday' ),
};

export const usualLabel = ( kind: string ): string =>
	USUAL[ kind ] ?? KINDS.find( ( one ) => one.kind === kind )?.title ?? '';
