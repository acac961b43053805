import { inOtherUnit, type LengthUnit } from './measures';

const convert = ( rows: string[][], from: LengthUnit ) =>
	inOtherUnit( rows, from, String );

const below = ( heading: string, from: LengthUnit, cell: string ) =>
	convert(
		[
			[ 'Size', heading ],
			[ 'UK 10', cell ],
		],
		from
	);

describe( 'lengths in the other unit', () => {
	it.each( [
		[ '81', '32' ],
		[ '81–86', '32–34' ],
		[ '81-86', '32-34' ],
		[ '81 – 86', '32 – 34' ],
		[ '95.5', '37.5' ],
		[ '95,5', '37.5' ],
		[ '5', '2' ],
		[ '6.5', '2.6' ],
		[ 'up to 61', 'up to 24' ],
		[ '—', '—' ],
		[ '', '' ],
	] )( 'are half inches, or tenths of small ones: %s cm', ( from, to ) => {
		expect( below( 'Chest (cm)', 'cm', from )[ 1 ]?.[ 1 ] ).toBe( to );
	} );

	it.each( [
		[ '32', '81' ],
		[ '32–34', '81–86' ],
		[ '31½', '80' ],
		[ '31 1/2', '80' ],
		[ '2 3/4', '7' ],
		[ '2.5', '6.4' ],
	] )(
		'are whole centimetres, or tenths of small ones: %s in',
		( from, to ) => {
			expect( below( 'Chest (in)', 'in', from )[ 1 ]?.[ 1 ] ).toBe( to );
		}
	);

	it.each( [
		[ 'Chest (cm)', 'cm', 'Chest (in)' ],
		[ 'Chest, centimetres', 'cm', 'Chest, in' ],
		[ 'Chest (inches)', 'in', 'Chest (cm)' ],
		[ 'Chest / in', 'in', 'Chest / cm' ],
	] as const )( 'have their unit in the heading: %s', ( from, unit, to ) => {
		expect( below( from, unit, '81' )[ 0 ]?.[ 1 ] ).toBe( to );
	} );

	it( 'are told by the unit beside them where the heading names none', () => {
		expect( below( 'Chest', 'cm', '86 cm' )[ 1 ]?.[ 1 ] ).toBe( '34 in' );
		expect( below( 'Chest', 'in', '34"' )[ 1 ]?.[ 1 ] ).toBe( '86 cm' );
		expect( below( 'Chest', 'in', '34 in' )[ 1 ]?.[ 1 ] ).toBe( '86 cm' );
	} );

	it( 'are found where headings stand in the first column', () => {
		expect(
			convert(
				[
					[ '', 'S', 'M' ],
					[ 'UK size', '10', '12' ],
					[ 'Chest (cm)', '86', '91' ],
				],
				'cm'
			)
		).toEqual( [
			[ '', 'S', 'M' ],
			[ 'UK size', '10', '12' ],
			[ 'Chest (in)', '34', '36' ],
		] );
	} );

	it( 'are never sizes, nor words that only look like a unit', () => {
		expect(
			convert(
				[
					[ 'Size in UK', 'EU', 'Chest (cm)' ],
					[ '10', '38', '86' ],
				],
				'cm'
			)
		).toEqual( [
			[ 'Size in UK', 'EU', 'Chest (in)' ],
			[ '10', '38', '34' ],
		] );
		expect( below( 'Made in 2026', 'in', '12' ) ).toEqual( [
			[ 'Size', 'Made in 2026' ],
			[ 'UK 10', '12' ],
		] );
	} );
} );
