import { type Control, optionOf } from './field-rules';

const responses = new Map< string, Promise< boolean > >();

/** Asked again from now on: at every submit. */
export const forgetRemoteResponses = (): void => responses.clear();

/**
 * Asks an address whether a value is right: `data-parsley-remote`, with `{value}` in it or the field's name as parameter. An answer of
 * 2xx is yes; with `data-parsley-remote-reverse` or the validator `reverse` it is no. An address that is none or does not answer
 * says nothing.
 *
 * @param control
 * @param value
 */
export function isRightElsewhere(
	control: Control,
	value: string
): Promise< boolean > {
	const pattern = optionOf( control, 'remote' ) ?? '';
	const isReverse =
		optionOf( control, 'remote-validator' ) === 'reverse' ||
		optionOf( control, 'remote-reverse' ) === 'true';
	let address: URL;
	try {
		address = new URL(
			pattern.replace( '{value}', encodeURIComponent( value ) ),
			window.location.href
		);
	} catch {
		return Promise.resolve( true );
	}
	if ( ! pattern.includes( '{value}' ) ) {
		address.searchParams.set( control.name || 'value', value );
	}
	const key = `${ isReverse } ${ address }`;
	const known = responses.get( key );
	if ( known ) {
		return known;
	}
	const response = fetch( address, { credentials: 'same-origin' } ).then(
		( { ok } ) => ok !== isReverse,
		() => true
	);
	responses.set( key, response );
	return response;
}
