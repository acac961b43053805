import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { CalendarProvider } from './calendar-context';
import { EventTime, ZoneSwitch } from './event-time';
import { isElsewhere, visitorTime } from './visitor-time';
import { chooseZone } from './zone-choice';

const START = '2026-11-26T19:00:00+13:45';

const inCalendar = ( children: ReactNode ) =>
	render(
		<CalendarProvider
			value={ {
				isAlive: true,
				language: 'en-GB',
				details: 'page',
				go: () => {},
				open: () => {},
				load: () => Promise.reject( new Error() ),
			} }
		>
			{ children }
		</CalendarProvider>
	);

beforeEach( () => act( () => chooseZone( false ) ) );

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
			visitorTime( { start: iso }, 'en-GB', zone )?.replace(
				/\s/g,
				' '
			) ?? null
		).toBe( expected );
	} );

	it.each( [
		[ '7:00 pm–9:30 pm', 'en-GB', '8:00 pm–10:30 pm' ],
		[ '7:00 pm–9:30 pm', 'en-US', '8:00 pm–10:30 pm' ],
		[ '7:00 PM', 'en-GB', '8:00 PM–10:30 PM' ],
		[ '7:00pm', 'en-GB', '8:00pm–10:30pm' ],
		[ '7.00 p.m.', 'en-GB', '8:00 p.m.–10:30 p.m.' ],
		[ '7:00 pm', 'es-ES', '8:00 pm–10:30 pm' ],
		[ '7:00 م', 'ar', '8:00 م–10:30 م' ],
		[ '下午7:00', 'zh-CN', '下午8:00–下午10:30' ],
		[ '19:00–21:30', 'en-GB', '20:00–22:30' ],
		[ '19:00–21:30', 'en-US', '20:00–22:30' ],
		[ '19:00 Uhr', 'de-DE', '20:00–22:30' ],
	] )(
		'is written as the site writes its own: %s in %s is %s',
		( text, language, expected ) => {
			expect(
				visitorTime(
					{
						start: '2026-11-26T19:00:00+00:00',
						end: '2026-11-26T21:30:00+00:00',
						text,
					},
					language,
					'Europe/Berlin'
				)?.replace( /\s/g, ' ' )
			).toBe( expected );
		}
	);

	it( 'of noon and midnight is written in full by either clock', () => {
		const ofNight = ( text: string ) =>
			visitorTime(
				{
					start: '2026-11-26T11:00:00+00:00',
					end: '2026-11-26T23:00:00+00:00',
					text,
				},
				'en-GB',
				'Europe/Berlin'
			);
		expect( ofNight( '11:00' ) ).toBe( '12:00–00:00' );
		expect( ofNight( '11:00 am' ) ).toBe( '12:00 pm–12:00 am' );
	} );

	it( 'with an end is a range', () => {
		expect(
			visitorTime(
				{
					start: '2026-11-26T19:00:00+00:00',
					end: '2026-11-26T21:30:00+00:00',
				},
				'en-GB',
				'Europe/Berlin'
			)
		).toBe( '20:00–22:30' );
	} );

	it( 'over midnight says both days', () => {
		expect(
			visitorTime(
				{
					start: '2026-11-26T19:00:00+00:00',
					end: '2026-11-26T21:30:00+00:00',
				},
				'en-GB',
				'Asia/Kathmandu'
			)?.replace( /\s/g, ' ' )
		).toBe( 'Fri 27 Nov, 00:45–03:15' );
		expect(
			visitorTime(
				{
					start: '2026-11-26T18:00:00+00:00',
					end: '2026-11-26T20:00:00+00:00',
				},
				'en-GB',
				'Asia/Kathmandu'
			)?.replace( /\s/g, ' ' )
		).toBe( 'Thu 26 Nov, 23:45 – Fri 27 Nov, 01:45' );
	} );

	it( 'says the day too where the time that it replaces does', () => {
		expect(
			visitorTime(
				{
					start: '2026-11-26T19:00:00+00:00',
					end: '2026-11-26T21:30:00+00:00',
				},
				'en-GB',
				'Europe/Berlin',
				true
			)
		).toMatch( /^Thursday,? 26 November 2026, 20:00–22:30$/ );
	} );

	it( 'takes the place of the event’s where the visitor chooses so, on this page and the next', () => {
		const time = { text: '19:00', start: START, isDated: false };
		const { container } = inCalendar(
			<>
				<a href="/">
					<EventTime time={ time } isAlone />
				</a>
				<p>
					<EventTime time={ time } />
				</p>
				<ZoneSwitch starts={ [ START ] } />
			</>
		);
		const button = container.querySelector( 'button' );
		const [ inGrid, inList ] = container.querySelectorAll( 'time' );
		expect( button?.textContent ).toMatch(
			/^Show times in my time zone \(.+\)$/
		);
		expect( button?.getAttribute( 'aria-pressed' ) ).toBe( 'false' );
		expect( inGrid?.textContent ).toBe( '19:00' );

		act( () => button?.click() );

		expect( button?.getAttribute( 'aria-pressed' ) ).toBe( 'true' );
		expect( inGrid?.textContent ).not.toBe( '19:00' );
		expect( inList?.textContent ).toBe( inGrid?.textContent );
		expect( inList?.parentElement?.textContent ).toContain(
			'(19:00 local time)'
		);
		expect( localStorage.getItem( 'marketday_event_times' ) ).toBe(
			'visitor'
		);

		act( () => button?.click() );

		expect( inGrid?.textContent ).toBe( '19:00' );
		expect( inList?.parentElement?.textContent ).toContain( 'your time)' );
	} );

	it( 'is said beside the time, in words of the page', () => {
		inCalendar(
			<p>
				<EventTime
					time={ { text: '19:00', start: START, isDated: false } }
				/>
			</p>
		);

		expect( document.body.textContent ).toMatch( /19:00 \(.+ your time\)/ );
	} );

	it( 'is nothing where both clocks agree', () => {
		const start = new Date().toISOString();
		const here = new Date( start ).getTimezoneOffset() === 0;
		inCalendar( <ZoneSwitch starts={ here ? [ start ] : [] } /> );

		expect( isElsewhere( START ) ).toBe( true );
		expect( isElsewhere( '2026-11-26T19:00:00' ) ).toBe( false );
		expect( screen.queryByRole( 'button' ) ).toBeNull();
	} );
} );
