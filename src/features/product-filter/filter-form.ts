/** Sorting as the state has it (section 3), by the address's value. */
const SORTINGS: Readonly< Record< string, string > > = {
	popularity: 'popular',
	date: 'latest',
	price: 'price_low',
	'price-desc': 'price_high',
};

/** The parameters of a state that are no taxonomies, in the order of an address; taxonomies stand after the first. */
const ORDER = [
	'filter_search',
	'',
	'filter_relation',
	'min_price',
	'max_price',
	'rating_filter',
	'filter_stock_status',
	'on_sale',
	'orderby',
];

type Fields = ReadonlyMap< string, readonly string[] >;

function fieldsOf( form: HTMLFormElement ): Fields {
	const fields = new Map< string, string[] >();
	for ( const [ field, value ] of new FormData( form ) ) {
		const bare = field.replace( /\[\]$/, '' );
		// Lists of others stay as they are.
		const name = placeOf( bare ) === -1 ? field : bare;
		if ( typeof value === 'string' ) {
			fields.set( name, [
				...( fields.get( name ) ?? [] ),
				value.trim(),
			] );
		}
	}
	return fields;
}

const shortName = ( name: string, queryId: string ) =>
	queryId && name.endsWith( `-${ queryId }` )
		? name.slice( 0, -queryId.length - 1 )
		: name;

/** -1 for what is not the filter's. */
function placeOf( name: string ): number {
	const place = ORDER.indexOf( name );
	return place === -1 && name.startsWith( 'filter_' ) ? 1 : place;
}

function taxonomyOf( name: string ): string {
	const short = name.replace( /^filter_/, '' );
	return /^(product_|pa_)/.test( short ) ? short : `pa_${ short }`;
}

// As the server writes addresses: everything but the comma of a list.
const encode = ( text: string ) =>
	encodeURIComponent( text )
		.replace(
			/[!'()*]/g,
			( sign ) =>
				`%${ sign.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
		)
		.replaceAll( '%2C', ',' );

interface Parameter {
	readonly short: string;
	readonly place: number;
}

function inOrder( one: Parameter, other: Parameter ): number {
	if ( one.place !== other.place || one.place !== 1 ) {
		return one.place - other.place;
	}
	return taxonomyOf( one.short ) < taxonomyOf( other.short ) ? -1 : 1;
}

/** The address of what is chosen: one for each choice, the same as the server's. */
export function addressOf( form: HTMLFormElement, queryId: string ): string {
	const pairs = [ ...fieldsOf( form ) ]
		.map( ( [ name, values ] ) => {
			const short = shortName( name, queryId );
			return {
				name,
				short,
				place: placeOf( short ),
				value: values.filter( Boolean ).join(),
			};
		} )
		.filter( ( { place, value } ) => place === -1 || value !== '' )
		.sort( inOrder )
		.map(
			( { name, value } ) => `${ encode( name ) }=${ encode( value ) }`
		);
	const action = form.getAttribute( 'action' ) ?? '';
	return action + ( pairs.length > 0 ? `?${ pairs.join( '&' ) }` : '' );
}

const chosenIn = ( form: HTMLFormElement, facet: string ) => [
	...form.querySelectorAll< HTMLInputElement >(
		`[data-facet="${ CSS.escape( facet ) }"] input:checked`
	),
];

const numberOf = ( text: string | undefined ) =>
	text ? Number( text ) : undefined;

/**
 * What is chosen, as it is sent (section 3 'Product filter state').
 *
 * @return Undefined where the address holds choices that the form has no section for: then the address is read.
 */
export function stateOf(
	form: HTMLFormElement,
	queryId: string
): Record< string, unknown > | undefined {
	const fields = new Map(
		[ ...fieldsOf( form ) ].map( ( [ name, values ] ) => [
			shortName( name, queryId ),
			values,
		] )
	);
	const lists = [ ...form.querySelectorAll< HTMLElement >( '[data-facet]' ) ];
	const isHidden = [
		...form.querySelectorAll< HTMLInputElement >( 'input[type="hidden"]' ),
	].some( ( { name } ) => {
		const short = shortName( name, queryId );
		return placeOf( short ) > 0 && short !== 'orderby';
	} );
	if ( isHidden ) {
		return undefined;
	}
	const first = ( name: string ) => fields.get( name )?.[ 0 ] ?? '';
	const minimum = numberOf( first( 'min_price' ) );
	const maximum = numberOf( first( 'max_price' ) );
	const taxonomies = lists
		.map( ( { dataset } ) => dataset.facet ?? '' )
		.filter(
			( facet ) => ! [ 'status', 'rating', 'sale' ].includes( facet )
		)
		.map( ( taxonomy ) => ( {
			taxonomy,
			term_ids: chosenIn( form, taxonomy ).map( ( { dataset } ) =>
				Number( dataset.id )
			),
		} ) )
		.filter( ( { term_ids: ids } ) => ids.length > 0 );
	return {
		search: first( 'filter_search' ),
		price: {
			...( minimum !== undefined && { minPrice: minimum } ),
			...( maximum !== undefined && { maxPrice: maximum } ),
		},
		status: chosenIn( form, 'status' ).map( ( { value } ) => value ),
		rating: chosenIn( form, 'rating' ).map( ( { value } ) =>
			Number( value )
		),
		category:
			taxonomies.find( ( { taxonomy } ) => taxonomy === 'product_cat' )
				?.term_ids ?? [],
		tax_relation: first( 'filter_relation' ) === 'or' ? 'OR' : 'AND',
		product_taxonomy: taxonomies,
		sorting:
			SORTINGS[ first( 'orderby' ) ] ??
			( first( 'orderby' ) || 'default' ),
		on_sale: chosenIn( form, 'sale' ).length > 0,
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
