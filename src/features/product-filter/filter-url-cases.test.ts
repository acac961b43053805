import cases from '../../../tests/fixtures/filter-url-cases.json';
import { changeOf } from './filter-form';

/** A form whose fields are all chosen. */
function formOf( fields: Record< string, readonly string[] > ) {
	const form = document.createElement( 'form' );
	form.setAttribute( 'action', '/shop/' );
	for ( const [ name, values ] of Object.entries( fields ) ) {
		for ( const value of values ) {
			const field = document.createElement( 'input' );
			field.type = 'checkbox';
			field.name = `${ name }[]`;
			field.value = value;
			field.checked = true;
			form.append( field );
		}
	}
	return form;
}

it.each( cases )(
	'has the address that the server gives: $says',
	( { fields, url, queryId = '' } ) => {
		expect( changeOf( formOf( fields ), queryId ).url ).toBe( url );
	}
);
