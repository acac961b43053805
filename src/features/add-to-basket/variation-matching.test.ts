import type { Variation } from '@marketday/kernel';
import { variationFromWire } from '@marketday/kernel/catalogue';

import {
	blockReason,
	findVariation,
	hasOpenAttribute,
	idsOfChoice,
	imageOfChoice,
	isComplete,
	nearestChoice,
	type Offer,
	offersOf,
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

describe( 'offersOf', () => {
	const gone = { is_in_stock: false };
	const some = [
		aVariation( 1, { [ COLOUR ]: 'blue', [ SIZE ]: 's' }, gone ),
		aVariation( 2, { [ COLOUR ]: 'blue', [ SIZE ]: 'l' } ),
		aVariation( 3, { [ COLOUR ]: 'red', [ SIZE ]: '' }, gone ),
	];
	const colours = ( of: typeof all, colour: string, size: string ) =>
		offersOf( of, { [ COLOUR ]: colour, [ SIZE ]: size } )[ COLOUR ];
	const possible = ( offer?: Offer ) =>
		[ 'blue', 'red', 'green' ].filter(
			( one ) => offer?.isPossible( one )
		);

	it( 'leaves out what does not go with the other choices', () => {
		expect( possible( colours( all, '', 's' ) ) ).toEqual( [
			'blue',
			'red',
		] );
	} );

	it( 'counts active variations only', () => {
		expect( possible( colours( all, '', 'l' ) ) ).toEqual( [ 'red' ] );
	} );

	it( 'allows every value where a variation takes any', () => {
		const offer = offersOf( all, { [ COLOUR ]: 'red', [ SIZE ]: '' } );

		expect( offer[ SIZE ]?.isPossible( 'xl' ) ).toBe( true );
	} );

	it( 'does not let the own choice of an attribute narrow it', () => {
		expect( possible( colours( all, 'blue', '' ) ) ).toEqual( [
			'blue',
			'red',
		] );
	} );

	it( "says 'sold out' of a value of which there is nothing left", () => {
		expect( colours( some, '', '' )?.isSoldOut( 'red' ) ).toBe( true );
		expect( colours( some, '', '' )?.isSoldOut( 'blue' ) ).toBe( false );
	} );

	it( "says 'sold out' of what goes with the other choices alone", () => {
		expect( colours( some, '', 's' )?.isSoldOut( 'blue' ) ).toBe( true );
	} );

	it( "does not say 'sold out' of what is not made at all", () => {
		expect( colours( some, '', '' )?.isSoldOut( 'green' ) ).toBe( false );
	} );
} );

describe( 'nearestChoice', () => {
	const FABRIC = 'attribute_fabric';
	const shirt = (
		id: number,
		colour: string,
		size: string,
		fabric: string,
		changes: object = {}
	) =>
		aVariation(
			id,
			{ [ COLOUR ]: colour, [ SIZE ]: size, [ FABRIC ]: fabric },
			{ ...changes }
		);
	const shirts = [
		shirt( 1, 'blue', 's', 'linen' ),
		shirt( 2, 'red', 'l', 'cotton', { is_in_stock: false } ),
		shirt( 3, 'red', 'm', 'cotton' ),
		shirt( 4, 'red', 'm', 'linen' ),
		shirt( 5, 'green', 's', 'linen', { variation_is_active: false } ),
	];
	const from = { [ COLOUR ]: 'blue', [ SIZE ]: 's', [ FABRIC ]: 'linen' };

	it( 'moves what does not go with the new value to what keeps most of the other choices', () => {
		expect( nearestChoice( shirts, from, COLOUR, 'red' ) ).toEqual( {
			[ COLOUR ]: 'red',
			[ SIZE ]: 'm',
			[ FABRIC ]: 'linen',
		} );
	} );

	it( 'leaves unchosen what was not chosen', () => {
		expect(
			nearestChoice(
				shirts,
				{ [ COLOUR ]: '', [ SIZE ]: 's', [ FABRIC ]: '' },
				COLOUR,
				'red'
			)
		).toEqual( { [ COLOUR ]: 'red', [ SIZE ]: 'm', [ FABRIC ]: '' } );
	} );

	it( 'moves to what is sold out only where nothing of the value can be bought', () => {
		const left = shirts.filter( ( { id } ) => id < 3 );

		expect( nearestChoice( left, from, COLOUR, 'red' )[ SIZE ] ).toBe(
			'l'
		);
	} );

	it( 'moves nothing where the value goes with the choice, or is taken back', () => {
		const small = { ...from, [ COLOUR ]: '' };

		expect( nearestChoice( shirts, small, COLOUR, 'blue' ) ).toEqual(
			from
		);
		expect( nearestChoice( shirts, from, COLOUR, '' ) ).toEqual( small );
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

describe( 'idsOfChoice', () => {
	const shirts = [
		aVariation( 1, { [ COLOUR ]: 'blue', [ SIZE ]: 's' } ),
		aVariation( 2, { [ COLOUR ]: 'blue', [ SIZE ]: '' } ),
		aVariation(
			3,
			{ [ COLOUR ]: 'blue', [ SIZE ]: 'l' },
			{ variation_is_active: false }
		),
		aVariation( 4, { [ COLOUR ]: 'red', [ SIZE ]: 's' } ),
	];
	const ids = ( colour: string, size: string ) =>
		idsOfChoice( shirts, { [ COLOUR ]: colour, [ SIZE ]: size } );

	it( 'are those on sale that a part of a choice leaves', () => {
		expect( ids( 'blue', '' ) ).toEqual( [ 1, 2 ] );
		expect( ids( '', 'l' ) ).toEqual( [ 2 ] );
	} );

	it( 'are none where nothing is chosen', () => {
		expect( ids( '', '' ) ).toEqual( [] );
	} );
} );
