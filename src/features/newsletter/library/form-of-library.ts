import { __ } from '@marketday/kernel';

import type {
	Attributes,
	ChoiceField,
	SubmitButton,
	TextField,
} from '../form-state';

/** Fields that a front end may ask for beside the address. */
export type NewsletterField = 'first_name' | 'last_name';

const field = ( kind: string ) => ( {
	class: `marketday-newsletter-field is-${ kind }`,
} );

const textField = (
	id: string,
	name: string,
	label: string,
	optional: string,
	attributes: Attributes
): TextField => ( {
	kind: 'text',
	as: 'input',
	id: `${ id }-${ name }`,
	name,
	label,
	optional,
	value: '',
	options: [],
	attributes,
	wrapper: field( name ),
	error: '',
} );

export const emailField = ( id: string ): TextField =>
	textField( id, 'email', __( 'Email address', 'marketday' ), '', {
		type: 'email',
		autocomplete: 'email',
		required: '',
		minlength: '6',
		maxlength: '150',
		'data-parsley-required-message': __(
			'Enter your email address.',
			'marketday'
		),
		'data-parsley-type-message': __(
			'Enter a full email address, like ann@example.com',
			'marketday'
		),
	} );

export function nameField( id: string, name: NewsletterField ): TextField {
	const isFirst = name === 'first_name';
	return textField(
		id,
		name,
		isFirst
			? __( 'First name', 'marketday' )
			: __( 'Last name', 'marketday' ),
		__( '(optional)', 'marketday' ),
		{
			type: 'text',
			autocomplete: isFirst ? 'given-name' : 'family-name',
			maxlength: '100',
			'data-parsley-names': JSON.stringify( [
				__( 'Please specify a valid name', 'marketday' ),
				__( 'Names can’t contain web addresses.', 'marketday' ),
			] ),
		}
	);
}

export const consentField = ( id: string, words: string ): ChoiceField => ( {
	kind: 'choices',
	id: `${ id }-consent`,
	name: 'consent',
	type: 'checkbox',
	legend: null,
	choices: [
		{
			id: `${ id }-consent`,
			value: '1',
			label: words,
			isChosen: false,
			attributes: {
				required: '',
				'data-parsley-required-message': __(
					'Tick this box if you agree.',
					'marketday'
				),
			},
		},
	],
	wrapper: field( 'consent' ),
	error: '',
} );

export const submitButton = (): SubmitButton => ( {
	kind: 'submit',
	label: __( 'Subscribe', 'marketday' ),
	wrapper: field( 'submit' ),
} );
