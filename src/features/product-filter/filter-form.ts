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

function add( fields: Fields, name: string, value: string ): void {
	fields.set( name, [
		...( fields.get( name ) ?? [] ),
		...( value ? [ value ] : [] ),
	] );
}

/** What is chosen in the form, by parameter, also where that is nothing. */
function ownFields( form: HTMLFormElement ): Fields {
	const own: Fields = new Map();
	for ( const field of form.querySelectorAll<
		HTMLInputElement | HTMLSelectElement
	>( 'select, input[name]:not([type="hidden"])' ) ) {
		const isChosen = field.matches(
			':checked, :not([type="checkbox"], [type="radio"])'
		);
		add(
			own,
			field.name.replace( '[]', '' ),
			isChosen ? field.value.trim() : ''
		);
	}
	return own;
}

/** What has no section here is as the page's address has it now; what the form keeps of it is as old as the form. */
function withAddress( own: Fields, queryId: string ): Fields {
	const fields = new Map( own );
	for ( const [ field, value ] of new URLSearchParams(
		window.location.search
	) ) {
		const name = field.replace( '[]', '' );
		if ( placeOf( name, queryId ) && ! own.has( name ) ) {
			add( fields, name, value );
		}
	}
	return fields;
}

/** docs/PROTOCOL.md#product-filter-state; the server reads numbers from their texts. */
function stateOf( form: HTMLFormElement, fields: Fields, queryId: string ) {
	const all = ( name: string ) => fields.get( name + endOf( queryId ) ) ?? [];
	const first = ( name: string ) => all( name )[ 0 ] ?? '';
	const taxonomies = [
		...form.querySelectorAll< HTMLElement >( '[data-facet]' ),
	]
		.map( ( list ) => ( {
			taxonomy: list.dataset.facet,
			// What is no term has the number 0.
			term_ids: [
				...list.querySelectorAll< HTMLElement >(
					':checked:not([data-id="0"])'
				),
			].map( ( { dataset } ) => dataset.id ),
		} ) )
		.filter( ( { term_ids: ids } ) => ids.length > 0 );
	return {
		search: first( 'filter_search' ),
		price: {
			minPrice: first( 'min_price' ),
			maxPrice: first( 'max_price' ),
		},
		status: all( 'filter_stock_status' ),
		rating: all( 'rating_filter' ),
		category: taxonomies.find(
			( { taxonomy } ) => taxonomy === 'product_cat'
		)?.term_ids,
		tax_relation: first( 'filter_relation' ),
		product_taxonomy: taxonomies,
		sorting: first( 'orderby' ) || 'default',
		on_sale: first( 'on_sale' ),
	};
}

// As the server writes addresses: the comma of a list stays.
const encode = ( text: string ) =>
	encodeURIComponent( text ).replaceAll( '%2C', ',' );

/**
 * What the form says: its address, one for each choice, the same as the server's; the parameters that are spoken for; and the state,
 * where the form knows all of it.
 */
export function changeOf( form: HTMLFormElement, queryId: string ) {
	const own = ownFields( form );
	const fields = withAddress( own, queryId );
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
	const action = form.getAttribute( 'action' ) ?? '';
	return {
		url: pairs ? `${ action }?${ pairs }` : action,
		names,
		filters:
			fields.size === own.size
				? stateOf( form, own, queryId )
				: undefined,
	};
}

/** How many pages of values each list shows, where it is more than one. */
export function expandedIn( form: HTMLFormElement ): Record< string, number > {
	return Object.fromEntries(
		[ ...form.querySelectorAll< HTMLElement >( '[data-facet]' ) ]
			.map(
				( { dataset } ) =>
					[ dataset.facet ?? '', Number( dataset.page ) ] as const
			)
			.filter( ( [ , page ] ) => page > 1 )
	);
}
