import type { FilterContent, Section } from './content';

/** The parameters of a state, in the order of an address; taxonomies stand after the first. */
const ORDER = [
	'filter_search',
	'filter_relation',
	'min_price',
	'max_price',
	'rating_filter',
	'filter_stock_status',
	'on_sale',
	'orderby',
];

/** Place of a parameter in an address; '' for what is not the filter's. */
function placeOf( name: string, queryId: string ): string {
	const end = queryId && `-${ queryId }`;
	const short = name.endsWith( end )
		? name.slice( 0, name.length - end.length )
		: '';
	const place = ORDER.indexOf( short );
	if ( place >= 0 ) {
		return String( place );
	}
	return short.startsWith( 'filter_' )
		? // Attributes leave out of their taxonomy's name how it begins.
		  short
				.replace( /^filter_(?!product_|pa_)/, '0pa_' )
				.replace( 'filter_', '0' )
		: '';
}

/** Fields of a section with what is chosen, also where that is nothing. */
function fieldsOf( section: Section ): ReadonlyArray< [ string, string ] > {
	switch ( section.kind ) {
		case 'list':
			return section.choices.map( ( { value, isChosen } ) => [
				section.field,
				isChosen ? value : '',
			] );
		case 'price':
			return [
				[ section.minField, section.min ],
				[ section.maxField, section.max ],
			];
		default:
			return [ [ section.field, section.value ] ];
	}
}

// As the server writes addresses: the comma of a list stays.
const encode = ( text: string ) =>
	encodeURIComponent( text ).replaceAll( '%2C', ',' );

/** Change that a filter says: its address, one for each choice, the same as the server's, and the parameters that are spoken for. */
export function changeOf(
	{ sections, action = '' }: Pick< FilterContent, 'sections' | 'action' >,
	queryId: string
) {
	const values = new Map< string, string[] >();
	const add = ( [ field, value ]: [ string, string ] ) => {
		const name = field.replace( '[]', '' );
		values.set( name, [ ...( values.get( name ) ?? [] ), value.trim() ] );
	};
	sections.flatMap( fieldsOf ).forEach( add );
	// What has no section here is as the page's address has it now; what the form keeps of it is as old as the form.
	const own = [ ...values.keys() ];
	[ ...new URLSearchParams( window.location.search ) ]
		.filter( ( [ field ] ) => {
			const name = field.replace( '[]', '' );
			return placeOf( name, queryId ) && ! own.includes( name );
		} )
		.forEach( add );

	const pairs = [ ...values ]
		.map(
			( [ name, all ] ) =>
				`${ placeOf( name, queryId ) } ${ encode( name ) }=${ encode(
					all.filter( Boolean ).join()
				) }`
		)
		.filter( ( pair ) => ! pair.endsWith( '=' ) )
		.sort()
		.map( ( pair ) => pair.replace( /.* /, '' ) )
		.join( '&' );
	return {
		url: pairs ? `${ action }?${ pairs }` : action,
		names: [ ...values.keys() ],
	};
}

/** Number of pages of values that each list shows, where it is more than one. */
export const expandedIn = ( {
	sections,
}: Pick< FilterContent, 'sections' > ): Record< string, number > =>
	Object.fromEntries(
		sections.flatMap( ( section ) =>
			section.kind === 'list' && section.page > 1
				? [ [ section.facet, section.page ] ]
				: []
		)
	);
