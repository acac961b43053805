import { monthDays, parseRule, WEEKLY, writeRule } from './recurrence';

it.each( [
	'FREQ=DAILY',
	'FREQ=WEEKLY;BYDAY=TU',
	'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270630',
	'FREQ=MONTHLY;BYDAY=-1FR',
	'FREQ=MONTHLY;COUNT=5',
	'FREQ=YEARLY',
] )( 'writes %s as it was read', ( rule ) => {
	const read = parseRule( rule );

	expect( read && writeRule( read ) ).toBe( rule );
} );

it.each( [
	'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1',
	'FREQ=YEARLY;BYMONTH=3',
	'FREQ=WEEKLY;BYDAY=2TU',
	'FREQ=HOURLY',
	'',
] )( 'leaves %s to those who wrote it', ( rule ) => {
	expect( parseRule( rule ) ).toBeNull();
} );

it( 'says nothing of an end that has no date yet', () => {
	expect( writeRule( { ...WEEKLY, ends: 'until', until: '' } ) ).toBe(
		'FREQ=WEEKLY'
	);
} );

it( 'knows which weekday of its month a start is', () => {
	expect( monthDays( '2026-11-24T19:00' ) ).toEqual( {
		weekday: 1,
		nth: 4,
		isLast: true,
		date: 24,
	} );
} );
