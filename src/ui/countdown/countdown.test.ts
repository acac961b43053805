import { remaining, startCountdown } from './countdown';

const NOON = Date.parse( '2031-12-20T12:00:00Z' );

describe( 'a deal countdown', () => {
	it( 'shows days, hours, minutes and seconds with two digits each', () => {
		expect(
			remaining( Date.parse( '2031-12-24T23:59:59+02:00' ), NOON )
		).toEqual( {
			days: '04',
			hours: '09',
			minutes: '59',
			seconds: '59',
		} );
	} );

	it( 'does not cut more than ninety-nine days', () => {
		expect( remaining( NOON + 123 * 86_400_000, NOON ).days ).toBe( '123' );
	} );

	it( 'shows zeros once it is past', () => {
		expect( remaining( NOON - 5000, NOON ) ).toEqual( {
			days: '00',
			hours: '00',
			minutes: '00',
			seconds: '00',
		} );
	} );

	it( 'counts all deals of the page with one timer, also those that arrive later', () => {
		jest.useFakeTimers( { now: NOON } );
		const deal =
			'<div data-ends="2031-12-20T12:01:05Z"><b class="wopb-deals-counter-minutes">09</b><b class="wopb-deals-counter-seconds">09</b></div>';
		document.body.innerHTML = deal;
		const shownText = () =>
			[ ...document.querySelectorAll( 'b' ) ].map(
				( { textContent } ) => textContent
			);

		startCountdown();
		expect( shownText() ).toEqual( [ '01', '05' ] );
		document.body.insertAdjacentHTML( 'beforeend', deal );
		startCountdown();
		jest.advanceTimersByTime( 6000 );

		expect( shownText() ).toEqual( [ '00', '59', '00', '59' ] );
		expect( jest.getTimerCount() ).toBe( 1 );
		jest.useRealTimers();
	} );
} );
