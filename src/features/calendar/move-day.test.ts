import { addDays, addMonths } from './move-day';

it( 'counts days over the ends of months and years', () => {
	expect( addDays( '2026-12-28', 7 ) ).toBe( '2027-01-04' );
	expect( addDays( '2028-03-01', -1 ) ).toBe( '2028-02-29' );
	expect( addDays( '2026-03-28', 1 ) ).toBe( '2026-03-29' );
} );

it( 'keeps the date in another month, or takes its last', () => {
	expect( addMonths( '2026-11-26', 1 ) ).toBe( '2026-12-26' );
	expect( addMonths( '2026-01-31', 1 ) ).toBe( '2026-02-28' );
	expect( addMonths( '2026-01-15', -1 ) ).toBe( '2025-12-15' );
	expect( addMonths( '2028-02-29', 12 ) ).toBe( '2029-02-28' );
} );
