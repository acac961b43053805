import cases from '../../../tests/fixtures/filter-url-cases.json';
import type { Section } from './content';
import { changeOf } from './filter-address';

/** Each parameter as a section of its own; a list of one value says the same as a field. */
const sectionOf = ( field: string, values: readonly string[] ): Section => ( {
	kind: 'list',
	key: field,
	heading: '',
	isOpen: true,
	facet: field,
	field,
	hasColours: false,
	page: 1,
	hasMore: false,
	isLong: false,
	found: null,
	choices: values.map( ( value ) => ( {
		value,
		id: '0',
		label: value,
		isChosen: true,
		isDisabled: false,
		depth: 0,
		colour: '',
		stars: '',
		count: null,
		isExtended: false,
		isFound: false,
	} ) ),
} );

it.each( cases )(
	'has the server’s address: $says',
	( { fields, url, queryId = '' } ) => {
		const sections = Object.entries( fields ).map( ( [ name, values ] ) =>
			sectionOf( name, values )
		);

		expect( changeOf( { sections, action: '/shop/' }, queryId ).url ).toBe(
			url
		);
	}
);
