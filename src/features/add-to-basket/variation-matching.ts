import type { Variation, VariationPicture } from '@marketday/kernel';

/** The chosen value by `attribute_{key}`; '' where nothing is chosen. */
export type Chosen = Readonly< Record< string, string > >;

/** True where every attribute has a value. */
export const isComplete = ( chosen: Chosen ) =>
	Object.values( chosen ).every( ( value ) => value !== '' );

/** True where at least one attribute has a value. */
export const isStarted = ( chosen: Chosen ) =>
	Object.values( chosen ).some( ( value ) => value !== '' );

/** A variation's empty value means any; what is not chosen yet excludes nothing. */
function allows( { attributes }: Variation, chosen: Chosen ): boolean {
	return Object.entries( chosen ).every( ( [ name, value ] ) => {
		const own = attributes[ name ] ?? '';
		return own === '' || value === '' || own === value;
	} );
}

/** The variation that a full choice leads to: the first in the shop's order, null where none matches. */
export function findVariation(
	variations: readonly Variation[],
	chosen: Chosen
): Variation | null {
	return isComplete( chosen )
		? variations.find( ( variation ) => allows( variation, chosen ) ) ??
				null
		: null;
}

/** The image that a choice leads to, a colour alone or a whole: null where nothing is chosen, or what goes with it looks different. */
export function imageOfChoice(
	variations: readonly Variation[],
	chosen: Chosen
): VariationPicture | null {
	const images = isStarted( chosen )
		? variations
				.filter( ( one ) => one.isActive && allows( one, chosen ) )
				.map( ( { picture } ) => picture )
		: [];
	const [ first = null ] = images;
	return images.every( ( image ) => image?.full === first?.full )
		? first
		: null;
}

/**
 * The values of one attribute that go with the other choices: only active variations count. Null where every value
 * does, because one of them takes any.
 */
export function possibleValues(
	variations: readonly Variation[],
	chosen: Chosen,
	name: string
): ReadonlySet< string > | null {
	const others = { ...chosen, [ name ]: '' };
	const values = variations
		.filter( ( one ) => one.isActive && allows( one, others ) )
		.map( ( { attributes } ) => attributes[ name ] ?? '' );
	return values.includes( '' ) ? null : new Set( values );
}

/** Whether there is something of a value that goes with the other choices, and all of it is sold out. */
export function isSoldOut(
	variations: readonly Variation[],
	chosen: Chosen,
	name: string,
	value: string
): boolean {
	const ofIt = variations.filter(
		( one ) => one.isActive && allows( one, { ...chosen, [ name ]: value } )
	);
	return ofIt.length > 0 && ! ofIt.some( ( { isInStock } ) => isInStock );
}

/** Why the button does not add yet (section 4 'Variation form'). */
export type BlockReason = 'selection-needed' | 'unavailable';

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
