import { enhanceValidation } from './enhance-validation';
import { type Control, controlsOf, optionOf } from './field-rules';

const FIELD = '.marketday-field';

/** docs/PROTOCOL.md#contact-patterns: controls of these types that have no rules of their own. */
const CONTACTS: Readonly< Record< string, string > > = {
	email: 'contactEmail',
	tel: 'contactPhone',
};

/**
 * Gives a control of our usual markup the place where its faults are told, with what the server has said of it, and its words.
 *
 * @param control
 * @param requiredText Of its label.
 */
function prepare(
	control: Control,
	requiredText: ( label: string ) => string
): void {
	const field = control.closest( FIELD );
	const label = control.labels?.[ 0 ]?.textContent?.trim();
	if ( ! field || ! control.id ) {
		return;
	}
	if ( label && optionOf( control, 'required-message' ) === null ) {
		control.setAttribute(
			'data-parsley-required-message',
			requiredText( label )
		);
	}
	if ( optionOf( control, 'errors-container' ) === null ) {
		const room = document.createElement( 'div' );
		room.id = `${ control.id }-errors`;
		field.append( room );
		const message = document.getElementById( `${ control.id }-error` );
		if ( message ) {
			room.append( message );
		}
		control.setAttribute(
			'data-parsley-errors-container',
			`#${ room.id }`
		);
	}
	const type = CONTACTS[ control.type ];
	if (
		type &&
		optionOf( control, 'type' ) === null &&
		optionOf( control, 'type-message' ) === null
	) {
		control.setAttribute( 'data-parsley-type', type );
	}
}

/**
 * Lets a form that the browser sends by itself say what is wrong in it: while one types, and when it is sent, which it is only once all
 * is right. A button that sends it unchecked (`formnovalidate`) still does.
 *
 * @param form         In our usual markup.
 * @param requiredText What is said of a field of this label that has to be filled in.
 */
export function guardForm(
	form: HTMLFormElement,
	requiredText: ( label: string ) => string
): void {
	controlsOf( form ).forEach( ( control ) =>
		prepare( control, requiredText )
	);
	const validation = enhanceValidation( form );
	form.addEventListener(
		'submit',
		( event ) => {
			const { submitter } = event;
			const isUnchecked =
				submitter instanceof HTMLButtonElement &&
				submitter.formNoValidate;
			if ( ! isUnchecked && ! validation.isRight() ) {
				event.preventDefault();
				event.stopImmediatePropagation();
			}
		},
		{ capture: true }
	);
}
