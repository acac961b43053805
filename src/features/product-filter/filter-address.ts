import type { FilterContent, ListSection, Section } from './content';

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

const endOf = ( queryId: string ) => queryId && `-${ queryId }`;

/** Where a parameter stands in an address; '' for what is not the filter's. */
function placeOf( name: string, queryId: string ): string {
	const end = endOf( queryId );
	const short = name.endsWith( end )
		? name.slice( 0, name.length - end.length )
		: '';
	const place = ORDER.indexOf( short );
	if ( place < 0 && short.startsWith( 'filter_' ) ) {
		// Attributes leave out of their taxonomy's name how it begins.
		return short
			.replace( /^filter_(?!product_|pa_)/, '0pa_' )
			.replace( 'filter_', '0' );
	}
	return place < 0 ? '' : String( place );
}

type Fields = Map< string, string[] >;

function add( fields: Fields, name: string, values: readonly string[] ): void {
	fields.set( name, [
		...( fields.get( name ) ?? [] ),
		...values.filter( Boolean ),
	] );
}

/** What is chosen in a section, by parameter, also where that is nothing. */
function pairsOf( section: Section ): ReadonlyArray< [ string, string[] ] > {
	switch ( section.kind ) {
		case 'list':
			return [
				[
					section.field.replace( '[]', '' ),
					chosenIn( section ).map( ( { value } ) => value ),
				],
			];
		case 'price':
			return [
				[ section.minField, [ section.min.trim() ] ],
				[ section.maxField, [ section.max.trim() ] ],
			];
		default:
			return [ [ section.field, [ section.value.trim() ] ] ];
	}
}

const chosenIn = ( { choices }: ListSection ) =>
	choices.filter( ( { isChosen } ) => isChosen );

function ownFields( sections: readonly Section[] ): Fields {
	const own: Fields = new Map();
	for ( const [ name, values ] of sections.flatMap( pairsOf ) ) {
		add( own, name, values );
	}
	return own;
}

const listsOf = ( sections: readonly Section[] ) =>
	sections.filter(
		( section ): section is ListSection => section.kind === 'list'
	);

/** What has no section here is as the page's address has it now; what the form keeps of it is as old as the form. */
function withAddress( own: Fields, queryId: string ): Fields {
	const fields = new Map( own );
	for ( const [ field, value ] of new URLSearchParams(
		window.location.search
	) ) {
		const name = field.replace( '[]', '' );
		if ( placeOf( name, queryId ) && ! own.has( name ) ) {
			add( fields, name, [ value ] );
		}
	}
	return fields;
}

// As the server writes addresses: the comma of a list stays.
const encode = ( text: string ) =>
	encodeURIComponent( text ).replaceAll( '%2C', ',' );

/** What a filter says: its address, one for each choice, the same as the server's, and the parameters that are spoken for. */
export function changeOf(
	{ sections, action = '' }: Pick< FilterContent, 'sections' | 'action' >,
	queryId: string
) {
	const fields = withAddress( ownFields( sections ), queryId );
	const names = [ ...fields.keys() ];
	const pairs = names
		.map( ( name ) => ( {
			place: placeOf( name, queryId ),
			name,
			value: fields.get( name )?.join() ?? '',
		} ) )
		.filter( ( { value } ) => value )
		.sort( ( one, other ) => ( one.place < other.place ? -1 : 1 ) )
		.map(
			( { name, value } ) => `${ encode( name ) }=${ encode( value ) }`
		)
		.join( '&' );
	return {
		url: pairs ? `${ action }?${ pairs }` : action,
		names,
	};
}

/** How many pages of values each list shows, where it is more than one. */
export const expandedIn = ( {
	sections,
}: Pick< FilterContent, 'sections' > ): Record< string, number > =>
	Object.fromEntries(
		listsOf( sections )
			.filter( ( { page } ) => page > 1 )
			.map( ( { facet, page } ) => [ facet, page ] )
	);
