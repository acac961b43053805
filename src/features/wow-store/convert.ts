/** Source of a setting of ours; see php/Site/WowStore/Rules. */
interface Take {
	readonly from: string;
	readonly as?: 'number' | 'boolean' | 'text' | 'query' | 'sections';
	readonly map?: Readonly< Record< string, unknown > >;
	/** Value of WowStore where nothing is saved. */
	readonly else?: unknown;
	/** A switch of theirs that must be on. */
	readonly when?: string;
}

/** Rule for a block of WowStore. */
export interface Rule {
	readonly to: string;
	readonly set?: Readonly< Record< string, unknown > >;
	readonly take?: Readonly< Record< string, Take > >;
	readonly inner?: boolean;
}

type Saved = Readonly< Record< string, unknown > >;

/** Id of a taxonomy's term by its slug; 0 where there is none. */
export type TermId = ( taxonomy: string, slug: string ) => number;

export interface Converted {
	readonly to: string;
	readonly settings: Record< string, unknown >;
	/** True if what is in it stays. */
	readonly keepsInner: boolean;
}

/** Kinds as in php/Site/WowStore/Settings. */
const KINDS: Readonly< Record< string, string > > = {
	featured: 'featured',
	onsale: 'onSale',
	top_rated: 'topRated',
	most_rated: 'topRated',
	upsells: 'upSells',
	crosssell: 'crossSells',
	recent_view: 'recentlyViewed',
	related_tag: 'related',
	related_category: 'related',
	related_cat_tag: 'related',
};

const SECTIONS: Readonly< Record< string, string > > = {
	search: 'search',
	price: 'price',
	status: 'status',
	rating: 'rating',
	sort_by: 'sorting',
	product_cat: 'category',
};

const isRecord = ( value: unknown ): value is Saved =>
	typeof value === 'object' && value !== null;

const at = ( saved: Saved, path: string ): unknown =>
	path
		.split( '.' )
		.reduce< unknown >(
			( value, step ) =>
				isRecord( value ) ? value[ step ] : undefined,
			saved
		);

function parse( text: string ): unknown {
	try {
		return JSON.parse( text );
	} catch {
		return null;
	}
}

/** Values of `[{"value":"12"}]` or `["12"]`, as text or not. */
function values( saved: unknown ): string[] {
	const list = typeof saved === 'string' ? parse( saved ) : saved;
	return ( Array.isArray( list ) ? list : [] )
		.map( ( one: unknown ) => ( isRecord( one ) ? one.value : one ) )
		.filter(
			( value ) =>
				[ 'string', 'number' ].includes( typeof value ) && value !== ''
		)
		.map( String );
}

const ids = ( saved: unknown ): number[] =>
	( typeof saved === 'string' && saved && saved[ 0 ] !== '['
		? saved.split( ',' )
		: values( saved )
	)
		.map( ( value ) => parseInt( value, 10 ) || 0 )
		.filter( Boolean );

function ofTerms( saved: Saved, termId: TermId ) {
	let taxonomy =
		typeof saved.queryTax === 'string' ? saved.queryTax : 'product_cat';
	let slugs = values( saved.queryTaxValue );
	if ( slugs.length === 0 ) {
		taxonomy = 'product_cat';
		slugs = values( saved.queryCat );
	}
	const kinds: Record< string, string > = {
		product_cat: 'category',
		product_tag: 'tag',
	};
	const kind = kinds[ taxonomy ];
	const found = kind
		? slugs.map( ( slug ) => termId( taxonomy, slug ) ).filter( Boolean )
		: [];
	return found.length > 0 ? { kind, ids: found } : undefined;
}

function query( saved: Saved, termId: TermId ) {
	const sort = String(
		[
			saved.queryProductSort,
			saved.queryAdvanceProductSort,
			saved.queryQuick,
		].find(
			( value ) =>
				typeof value === 'string' && value !== '' && value !== 'null'
		) ?? ''
	);
	const chosen = ids(
		sort === 'choose_specific'
			? saved.querySpecificProduct
			: saved.queryInclude
	);
	if ( chosen.length > 0 ) {
		return { kind: 'handPicked', ids: chosen };
	}
	let kind = KINDS[ String( saved.queryStatus ) ] ?? KINDS[ sort ];
	if ( ! kind && sort.startsWith( 'sales_day_' ) ) {
		kind = 'bestSelling';
	} else if ( ! kind && sort.startsWith( 'view_day_' ) ) {
		kind = 'mostViewed';
	}
	return kind ? { kind, ids: [] } : ofTerms( saved, termId );
}

function sections( saved: unknown ) {
	const list = isRecord( saved ) ? Object.values( saved ) : [];
	const made = list.flatMap( ( one ) => {
		const type =
			isRecord( one ) && typeof one.type === 'string' ? one.type : '';
		const title =
			isRecord( one ) && typeof one.label === 'string' ? one.label : '';
		const kind = SECTIONS[ type ] ?? 'taxonomy';
		return type
			? [
					{
						kind,
						...( kind === 'taxonomy' && { taxonomy: type } ),
						...( title && { title } ),
					},
			  ]
			: [];
	} );
	return made.length > 0 ? made : undefined;
}

function take( rule: Take, saved: Saved, termId: TermId ): unknown {
	if ( rule.when && saved[ rule.when ] !== true ) {
		return undefined;
	}
	const value = at( saved, rule.from );
	if ( rule.map ) {
		return typeof value === 'string' && value in rule.map
			? rule.map[ value ]
			: rule.else;
	}
	switch ( rule.as ) {
		case 'query':
			return query( saved, termId );
		case 'sections':
			return sections( value );
		case 'number': {
			const number = Number(
				typeof value === 'string' && value.trim() ? value : value ?? NaN
			);
			return value === '' || Number.isNaN( number )
				? rule.else
				: Math.trunc( number );
		}
		case 'boolean':
			return typeof value === 'boolean' ? value : rule.else;
		default:
			return typeof value === 'string' && value !== ''
				? value
				: rule.else;
	}
}

/**
 * Converts a block of WowStore to one of ours.
 *
 * @param rule   Of that block.
 * @param saved  Its settings.
 * @param termId Finds terms, which WowStore names by slugs.
 */
export function convert( rule: Rule, saved: Saved, termId: TermId ): Converted {
	const settings: Record< string, unknown > = { ...rule.set };
	for ( const [ name, from ] of Object.entries( rule.take ?? {} ) ) {
		const value = take( from, saved, termId );
		if ( value !== undefined ) {
			settings[ name ] = value;
		}
	}
	return { to: rule.to, settings, keepsInner: rule.inner === true };
}

/**
 * The settings of a block whose plugin is gone: the editor keeps its markup as it was saved.
 *
 * @param markup `<!-- wp:product-blocks/filter {"blockId":"a1"} /-->`
 */
export function settingsInMarkup( markup: string ): Saved {
	const found = /^\s*<!--\s+wp:\S+\s+(\{[\s\S]*?\})\s+\/?-->/.exec( markup );
	const settings = found?.[ 1 ] ? parse( found[ 1 ] ) : {};
	return isRecord( settings ) ? settings : {};
}
