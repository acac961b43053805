import { enhanceVisitorTimes, visitorTime } from './visitor-times';

describe( 'a time of the visitor', () => {
	it.each( [
		[ '2026-11-26T19:00:00+00:00', 'Europe/London', null ],
		[ '2026-07-01T19:00:00+01:00', 'Europe/London', null ],
		[ '2026-11-26T19:00:00+00:00', 'Europe/Berlin', '20:00' ],
		[ '2026-11-26T23:30:00+00:00', 'Asia/Kolkata', 'Fri 27 Nov, 05:00' ],
		// The week in which only one of them has changed its clocks.
		[ '2026-10-28T19:00:00+00:00', 'America/New_York', '15:00' ],
		[ '2026-11-04T19:00:00+00:00', 'America/New_York', '14:00' ],
		[ '2026-11-26T12:00:00-05:00', 'Europe/London', '17:00' ],
		[ '2026-11-26T12:00:00', 'Europe/London', null ],
		[ 'tomorrow', 'Europe/London', null ],
	] )( 'of %s in %s is %s', ( iso, zone, expected ) => {
		expect(
			visitorTime( iso, 'en-GB', zone )?.replace( /\s/g, ' ' ) ?? null
		).toBe( expected );
	} );

	it( 'with an end is a range', () => {
		expect(
			visitorTime(
				'2026-11-26T19:00:00+00:00',
				'en-GB',
				'Europe/Berlin',
				'2026-11-26T21:30:00+00:00'
			)
		).toBe( '20:00–22:30' );
	} );

	it( 'says the day too where the time that it replaces does', () => {
		expect(
			visitorTime(
				'2026-11-26T19:00:00+00:00',
				'en-GB',
				'Europe/Berlin',
				'2026-11-26T21:30:00+00:00',
				true
			)
		).toMatch( /^Thursday,? 26 November 2026.* 20:00–22:30$/ );
	} );

	it( 'takes the place of the event’s where the visitor chooses so, on this page and the next', () => {
		document.body.innerHTML = `<div class="marketday-events-calendar__container">
			<a><time class="marketday-events-calendar__time" datetime="2026-11-26T19:00:00+13:45">19:00</time></a>
			<p class="marketday-event"><time datetime="2026-11-26T19:00:00+13:45">19:00</time></p></div>`;
		enhanceVisitorTimes( document );
		const button = document.querySelector( 'button' );
		const [ inGrid, inList ] = document.querySelectorAll( 'time' );
		expect( button?.textContent ).toMatch(
			/^Show times in my time zone \(.+\)$/
		);
		expect( button?.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		expect( inGrid?.textContent ).toBe( '19:00' );

		button?.click();

		expect( button?.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( inGrid?.textContent ).not.toBe( '19:00' );
		expect( inList?.textContent ).toBe( inGrid?.textContent );
		expect( inList?.parentElement?.textContent ).toContain(
			'(19:00 where it takes place)'
		);
		expect( localStorage.getItem( 'marketday_event_times' ) ).toBe(
			'visitor'
		);

		button?.click();

		expect( inGrid?.textContent ).toBe( '19:00' );
		expect( inList?.parentElement?.textContent ).toContain( 'your time)' );
	} );

	it( 'is said once beside the time', () => {
		document.body.innerHTML =
			'<div class="marketday-event"><time datetime="2026-11-26T19:00:00+13:45">19:00</time></div>';

		enhanceVisitorTimes( document );
		enhanceVisitorTimes( document );

		expect(
			document.querySelectorAll( '.marketday-visitor-time' )
		).toHaveLength( 1 );
		expect( document.body.textContent ).toMatch( /19:00 \(.+ your time\)/ );
	} );
} );
