import type { Parameter, Rules } from './validate';

/** Control that a visitor fills in. */
export type Control =
	| HTMLInputElement
	| HTMLSelectElement
	| HTMLTextAreaElement;

const PREFIX = 'data-parsley-';

/** Rules that HTML says too, and those of its types that are ours. */
const ATTRIBUTES = [
	'required',
	'pattern',
	'minlength',
	'maxlength',
	'min',
	'max',
];
const TYPES = [
	'email',
	'url',
	'number',
	'date',
	'integer',
	'digits',
	'alphanum',
	'tel',
];
const PAIRS = [ 'length', 'check', 'range', 'names' ];
const OURS = [
	'notblank',
	'type',
	'mincheck',
	'maxcheck',
	'equalto',
	'euvatin',
	'remote',
];

/**
 * The value of a `data-parsley-` attribute; null where there is none.
 *
 * @param element
 * @param name
 */
export const optionOf = ( element: Element, name: string ): string | null =>
	element.getAttribute( PREFIX + name );

/**
 * All controls that are answered as one: radio buttons and boxes of one name, or of one `data-parsley-multiple`.
 *
 * @param control
 */
export function groupOf( control: Control ): Control[] {
	const { form } = control;
	if ( ! isChoice( control ) || ! form ) {
		return [ control ];
	}
	const key = ( one: Element ) =>
		optionOf( one, 'multiple' ) ?? one.getAttribute( 'name' );
	return controlsOf( form ).filter(
		( one ) => isChoice( one ) && key( one ) === key( control )
	);
}

export const isChoice = ( { type }: Control ): boolean =>
	type === 'radio' || type === 'checkbox';

/**
 * Controls of a form that are validated: hidden, disabled and button elements are not.
 *
 * @param form
 */
export const controlsOf = ( form: HTMLFormElement ): Control[] =>
	Array.from(
		form.querySelectorAll< Control >( 'input, select, textarea' )
	).filter(
		( control ) =>
			! control.disabled &&
			! /^(hidden|button|submit|reset|image)$/.test( control.type ) &&
			optionOf( control, 'excluded' ) === null
	);

/**
 * Value that is entered: a list of what is chosen among boxes and in a list of several.
 *
 * @param control
 */
export function valueOf( control: Control ): string | string[] {
	if ( isChoice( control ) ) {
		return groupOf( control )
			.filter( ( one ) => ( one as HTMLInputElement ).checked )
			.map( ( { value } ) => value );
	}
	if ( control instanceof HTMLSelectElement && control.multiple ) {
		return Array.from( control.selectedOptions, ( { value } ) => value );
	}
	const whitespace = optionOf( control, 'whitespace' );
	const value =
		whitespace === 'squish'
			? control.value.replace( /\s+/g, ' ' )
			: control.value;
	return whitespace || optionOf( control, 'trim-value' ) === 'true'
		? value.trim()
		: value;
}

function pairOf( text: string ): ( string | number )[] {
	try {
		const pair: unknown = JSON.parse( text );
		return Array.isArray( pair ) ? pair : [];
	} catch {
		return text.replace( /[[\]]/g, '' ).split( ',' );
	}
}

/**
 * Element of an attribute's selector: one that is none finds nothing, and switches nothing off.
 *
 * @param room
 * @param selector
 */
export function find< Found extends Element >(
	room: ParentNode,
	selector: string
): Found | null {
	try {
		return room.querySelector< Found >( selector );
	} catch ( reason ) {
		console.error( reason );
		return null;
	}
}

/**
 * Value of the other field of `equalto`: by its selector, or the text itself.
 *
 * @param control
 * @param wanted
 */
function otherValue( control: Control, wanted: string ): string {
	const other = /^[#.[]/.test( wanted )
		? find( control.form ?? document, wanted )
		: null;
	return other instanceof HTMLInputElement ? other.value : wanted;
}

/**
 * The rules that a control's attributes say: Parsley's, and HTML's own.
 *
 * @param control
 */
export function rulesOf( control: Control ): Rules {
	const rules: Record< string, Parameter > = {};
	for ( const one of groupOf( control ) ) {
		for ( const name of ATTRIBUTES ) {
			const parameter = one.getAttribute( name ) ?? optionOf( one, name );
			if (
				parameter !== null &&
				parameter !== 'false' &&
				parameter !== '-1'
			) {
				rules[ name ] = name === 'required' ? true : parameter;
			}
		}
		for ( const name of [ ...PAIRS, ...OURS ] ) {
			const parameter = optionOf( one, name );
			if ( parameter !== null && parameter !== 'false' ) {
				rules[ name ] = PAIRS.includes( name )
					? pairOf( parameter )
					: parameter;
			}
		}
	}
	if ( rules.type === undefined && TYPES.includes( control.type ) ) {
		rules.type = control.type;
	}
	if ( control.type === 'number' ) {
		const step = control.getAttribute( 'step' ) ?? '1';
		rules.step = step === 'any' ? 0 : step;
		rules.base =
			control.getAttribute( 'min' ) ??
			control.getAttribute( 'value' ) ??
			0;
	}
	if ( typeof rules.equalto === 'string' ) {
		rules.equalto = otherValue( control, rules.equalto );
	}
	if ( optionOf( control, 'validate-if-empty' ) !== null ) {
		rules.validateIfEmpty = true;
	}
	return rules;
}

/**
 * Messages of a control's own: `data-parsley-required-message`, `data-parsley-type-message`; `data-parsley-error-message` for all.
 *
 * @param control
 */
export function messagesOf( control: Control ): Record< string, string > {
	const messages: Record< string, string > = {};
	for ( const one of groupOf( control ) ) {
		for ( const { name, value } of Array.from( one.attributes ) ) {
			const rule = /^data-parsley-(.+)-message$/.exec( name )?.[ 1 ];
			if ( rule ) {
				messages[ rule === 'type' ? `type.${ typeOf( one ) }` : rule ] =
					value;
				messages[ rule ] = value;
			}
		}
	}
	return messages;
}

const typeOf = ( control: Control ) =>
	optionOf( control, 'type' ) ?? control.type;
