import type { CallData } from './request';

/**
 * Data of the form, as the call's `data`: `data[cf_size]` is its `cf_size`.
 *
 * @param form
 */
export function dataOf( form: HTMLFormElement ): CallData {
	const data: Record< string, string | string[] > = {};
	for ( const [ name, value ] of new FormData( form ) ) {
		const [ , key = '', isList ] =
			/^data\[(\w+)\](\[\])?$/.exec( name ) ?? [];
		if ( key && typeof value === 'string' ) {
			data[ key ] = isList ? [ ...( data[ key ] ?? [] ), value ] : value;
		}
	}
	return data;
}
