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
