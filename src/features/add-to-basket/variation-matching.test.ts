import type { Variation } from '@marketday/kernel';
import { variationFromWire } from '@marketday/kernel/catalogue';

import {
	blockReason,
	findVariation,
	hasOpenAttribute,
	imageOfChoice,
	isComplete,
	isSoldOut,
	possibleValues,
} from './variation-matching';

function aVariation(
	id: number,
	attributes: Record< string, string >,
	changes: Record< string, unknown > = {}
): Variation {
	return variationFromWire( {
		variation_id: id,
		attributes,
		is_purchasable: true,
		is_in_stock: true,
		variation_is_visible: true,
		variation_is_active: true,
		...changes,
	} );
}

const COLOUR = 'attribute_pa_colour';
const SIZE = 'attribute_pa_size';
const blueSmall = aVariation( 1, { [ COLOUR ]: 'blue', [ SIZE ]: 's' } );
const redAny = aVariation( 2, { [ COLOUR ]: 'red', [ SIZE ]: '' } );
const greenLarge = aVariation(
	3,
	{ [ COLOUR ]: 'green', [ SIZE ]: 'l' },
	{ variation_is_active: false }
);
const all = [ blueSmall, redAny, greenLarge ];

describe( 'findVariation', () => {
	it( 'finds the matching variation when all attributes are chosen', () => {
		const chosen = { [ COLOUR ]: 'blue', [ SIZE ]: 's' };

		expect( findVariation( all, chosen )?.id ).toBe( 1 );
	} );

	it( 'finds none while the selection is incomplete', () => {
		const chosen = { [ COLOUR ]: 'blue', [ SIZE ]: '' };

		expect( isComplete( chosen ) ).toBe( false );
		expect( findVariation( all, chosen ) ).toBeNull();
	} );

	it( "takes an empty value of the variation as 'any'", () => {
		const chosen = { [ COLOUR ]: 'red', [ SIZE ]: 'xl' };

		expect( findVariation( all, chosen )?.id ).toBe( 2 );
		expect( hasOpenAttribute( redAny ) ).toBe( true );
		expect( hasOpenAttribute( blueSmall ) ).toBe( false );
	} );

	it( 'finds none for a combination that is not made', () => {
		const chosen = { [ COLOUR ]: 'blue', [ SIZE ]: 'l' };

		expect( findVariation( all, chosen ) ).toBeNull();
	} );
} );

describe( 'isSoldOut', () => {
	const gone = { is_in_stock: false };
	const some = [
		aVariation( 1, { [ COLOUR ]: 'blue', [ SIZE ]: 's' }, gone ),
		aVariation( 2, { [ COLOUR ]: 'blue', [ SIZE ]: 'l' } ),
		aVariation( 3, { [ COLOUR ]: 'red', [ SIZE ]: '' }, gone ),
	];
	const nothing = { [ COLOUR ]: '', [ SIZE ]: '' };

	it( 'is said of a value of which there is nothing left', () => {
		expect( isSoldOut( some, nothing, COLOUR, 'red' ) ).toBe( true );
		expect( isSoldOut( some, nothing, COLOUR, 'blue' ) ).toBe( false );
	} );

	it( 'looks at what goes with the other choices alone', () => {
		const small = { ...nothing, [ SIZE ]: 's' };

		expect( isSoldOut( some, small, COLOUR, 'blue' ) ).toBe( true );
	} );

	it( 'is not said of what is not made at all', () => {
		expect( isSoldOut( some, nothing, COLOUR, 'green' ) ).toBe( false );
	} );
} );

describe( 'possibleValues', () => {
	it( 'leaves out what does not go with the other choices', () => {
		const chosen = { [ COLOUR ]: '', [ SIZE ]: 's' };

		expect( possibleValues( all, chosen, COLOUR ) ).toEqual(
			new Set( [ 'blue', 'red' ] )
		);
	} );

	it( 'counts active variations only', () => {
		const chosen = { [ COLOUR ]: '', [ SIZE ]: 'l' };

		expect( possibleValues( all, chosen, COLOUR ) ).toEqual(
			new Set( [ 'red' ] )
		);
	} );

	it( 'allows every value where a variation takes any', () => {
		const chosen = { [ COLOUR ]: 'red', [ SIZE ]: '' };

		expect( possibleValues( all, chosen, SIZE ) ).toBeNull();
	} );

	it( 'does not let the own choice of an attribute narrow it', () => {
		const chosen = { [ COLOUR ]: 'blue', [ SIZE ]: '' };

		expect( possibleValues( all, chosen, COLOUR ) ).toEqual(
			new Set( [ 'blue', 'red' ] )
		);
	} );
} );

describe( 'blockReason', () => {
	const full = { [ COLOUR ]: 'blue', [ SIZE ]: 's' };

	it( "is 'selection needed' while the selection is incomplete or looked up", () => {
		expect(
			blockReason( { [ COLOUR ]: '', [ SIZE ]: 's' }, null, false )
		).toBe( 'selection-needed' );
		expect( blockReason( full, null, true ) ).toBe( 'selection-needed' );
	} );

	it( 'is nothing when a variation is found that can be bought', () => {
		expect( blockReason( full, blueSmall, false ) ).toBeNull();
	} );

	it.each( [
		[ 'not purchasable', { is_purchasable: false } ],
		[ 'out of stock', { is_in_stock: false } ],
		[ 'not visible', { variation_is_visible: false } ],
	] )( "is 'unavailable' when the variation is %s", ( _state, changes ) => {
		const variation = aVariation( 1, blueSmall.attributes, changes );

		expect( blockReason( full, variation, false ) ).toBe( 'unavailable' );
	} );
} );

describe( 'imageOfChoice', () => {
	const inColour = ( id: number, colour: string, size: string ) =>
		aVariation(
			id,
			{ [ COLOUR ]: colour, [ SIZE ]: size },
			{ image: { src: `${ colour }.jpg`, full_src: `${ colour }.jpg` } }
		);
	const shirts = [
		inColour( 1, 'blue', 's' ),
		inColour( 2, 'blue', 'l' ),
		inColour( 3, 'red', 's' ),
	];
	const image = ( colour: string, size: string ) =>
		imageOfChoice( shirts, { [ COLOUR ]: colour, [ SIZE ]: size } )?.src;

	it( 'is that of a colour before a size is chosen', () => {
		expect( image( 'blue', '' ) ).toBe( 'blue.jpg' );
	} );

	it( 'is none where the choice leaves it open, or nothing is chosen', () => {
		expect( image( '', 's' ) ).toBeUndefined();
		expect( image( '', '' ) ).toBeUndefined();
	} );

	it( 'is that of the one colour that is left of a size', () => {
		expect( image( '', 'l' ) ).toBe( 'blue.jpg' );
	} );
} );
