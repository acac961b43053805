import type { Variation, VariationImage } from '@marketday/kernel';

/** The chosen value by `attribute_{key}`; '' where nothing is chosen. */
export type Chosen = Readonly< Record< string, string > >;

/** True where every attribute has a value. */
export const isComplete = ( chosen: Chosen ) =>
	Object.values( chosen ).every( ( value ) => value !== '' );

/** True where at least one attribute has a value. */
export const isStarted = ( chosen: Chosen ) =>
	Object.values( chosen ).some( ( value ) => value !== '' );

/** Data that decide which values go together: a variation, or as much of it as the page of a product with very many carries. */
export type Combination = Pick<
	Variation,
	'id' | 'attributes' | 'isActive' | 'isInStock' | 'image'
>;

/** Choices that a combination does not have. Its empty value means any; what is not chosen yet excludes nothing. */
function conflicts(
	{ attributes }: Combination,
	choices: readonly ( readonly [ string, string ] )[]
): string[] {
	const names: string[] = [];
	for ( const [ name, value ] of choices ) {
		const own = attributes[ name ] ?? '';
		if ( own !== '' && value !== '' && own !== value ) {
			names.push( name );
		}
	}
	return names;
}

/** Combinations that have all that is chosen. */
function fitting< C extends Combination >(
	combinations: readonly C[],
	chosen: Chosen
): C[] {
	const choices = Object.entries( chosen );
	return combinations.filter(
		( one ) => conflicts( one, choices ).length === 0
	);
}

/**
 * The combination that a full choice leads to: the first in the shop's order, null where none matches.
 *
 * @example
 * const blue = findVariation( variations, { attribute_pa_colour: 'blue' } );
 */
export function findVariation< C extends Combination >(
	combinations: readonly C[],
	chosen: Chosen
): C | null {
	return isComplete( chosen )
		? fitting( combinations, chosen )[ 0 ] ?? null
		: null;
}

/** The image that a choice leads to, a colour alone or a whole: null where nothing is chosen, or what goes with it looks different. */
export function imageOfChoice(
	combinations: readonly Combination[],
	chosen: Chosen
): VariationImage | null {
	const images = isStarted( chosen )
		? fitting( combinations, chosen )
				.filter( ( { isActive } ) => isActive )
				.map( ( { image } ) => image )
		: [];
	const [ first = null ] = images;
	return images.every( ( image ) => image?.full === first?.full )
		? first
		: null;
}

/** The ids of the combinations on sale that a choice leaves; none where nothing is chosen. */
export function idsOfChoice(
	combinations: readonly Combination[],
	chosen: Chosen
): number[] {
	return isStarted( chosen )
		? fitting( combinations, chosen )
				.filter( ( { isActive } ) => isActive )
				.map( ( { id } ) => id )
		: [];
}

/** Values of one attribute that go with the other choices. Only active variations count. */
export interface Offer {
	isPossible: ( value: string ) => boolean;
	/** True if there is something of it, and all of it is sold out. */
	isSoldOut: ( value: string ) => boolean;
}

/**
 * Offers of each attribute, by its name: in one pass, because products have thousands of variations.
 *
 * @example
 * const isThere = offersOf( variations, chosen ).attribute_pa_size?.isPossible( 'l' );
 *
 * @param combinations
 * @param chosen       A value, or '', of each attribute.
 */
export function offersOf(
	combinations: readonly Combination[],
	chosen: Chosen
): Readonly< Record< string, Offer > > {
	const choices = Object.entries( chosen );
	const made = new Map< string, Set< string > >();
	const left = new Map< string, Set< string > >();
	for ( const [ name ] of choices ) {
		made.set( name, new Set() );
		left.set( name, new Set() );
	}
	for ( const one of combinations.filter( ( { isActive } ) => isActive ) ) {
		const missed = conflicts( one, choices );
		// One that misses a single choice shows which other value that attribute may have.
		if ( missed.length < 2 ) {
			for ( const name of missed.length === 1 ? missed : made.keys() ) {
				const value = one.attributes[ name ] ?? '';
				made.get( name )?.add( value );
				if ( one.isInStock ) {
					left.get( name )?.add( value );
				}
			}
		}
	}
	const has = ( values: Set< string >, value: string ) =>
		values.has( value ) || values.has( '' );
	return Object.fromEntries(
		[ ...made ].map( ( [ name, values ] ) => {
			const isPossible = ( value: string ) => has( values, value );
			const isLeft = ( value: string ) =>
				has( left.get( name ) ?? values, value );
			return [
				name,
				{
					isPossible,
					isSoldOut: ( value: string ) =>
						isPossible( value ) && ! isLeft( value ),
				},
			];
		} )
	);
}

/**
 * The choice with one more value. Values that do not go with it move to the nearest combination that can be bought: the one that
 * keeps most of them, of several the first in the shop's order.
 *
 * @example
 * const chosen = nearestChoice( variations, { attribute_pa_colour: 'blue' }, 'attribute_pa_size', 'l' );
 *
 * @param combinations
 * @param chosen
 * @param name         Of the attribute that is chosen.
 * @param value
 */
export function nearestChoice(
	combinations: readonly Combination[],
	chosen: Chosen,
	name: string,
	value: string
): Chosen {
	const requested = { ...chosen, [ name ]: value };
	const active = combinations.filter( ( { isActive } ) => isActive );
	if ( value === '' || fitting( active, requested ).length > 0 ) {
		return requested;
	}
	const withIt = fitting( active, { [ name ]: value } );
	const canBuy = withIt.filter( ( { isInStock } ) => isInStock );
	const candidates = canBuy.length > 0 ? canBuy : withIt;
	const missed = candidates.map(
		( one ) => conflicts( one, Object.entries( chosen ) ).length
	);
	const best = candidates[ missed.indexOf( Math.min( ...missed ) ) ];
	return Object.fromEntries(
		Object.entries( requested ).map( ( [ key, old ] ) => [
			key,
			old && ( best?.attributes[ key ] || old ),
		] )
	);
}

/** Reasons why the button does not add yet (docs/PROTOCOL.md#variation-form). */
export type BlockReason =
	| 'selection-needed'
	| 'unavailable'
	/** A field in one of the form's slots. */
	| 'unanswered';

export function blockReason(
	chosen: Chosen,
	found: Variation | null,
	isLooking: boolean
): BlockReason | null {
	if ( ! isComplete( chosen ) || isLooking ) {
		return 'selection-needed';
	}
	const canBuy = found?.isPurchasable && found.isInStock && found.isVisible;
	return canBuy ? null : 'unavailable';
}

/** A variation that takes any value of some attribute can only be added with the whole form. */
export const hasOpenAttribute = ( { attributes }: Variation ) =>
	Object.values( attributes ).includes( '' );
