<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventData;
use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Ics\EventImport;
use Marketday\Events\Calendar\Ics\InvalidCalendarException;
use Marketday\Events\Calendar\Ics\ZoneNames;
use PHPUnit\Framework\Attributes\DataProvider;

/** Names of zones, letters, texts and kinds of calendars as other makers write them. */
final class OtherMakersTextsTest extends CalendarFileTestCase {
	#[DataProvider( 'zones' )]
	public function test_knows_a_zone_by( string $name, string $zone ): void {
		self::assertSame( $zone, ZoneNames::find( $name )?->getName() ?? '' );
	}

	/** @return iterable<string, array{string, string}> */
	public static function zones(): iterable {
		foreach ( [
			'Europe/lisbon'                                      => 'Europe/Lisbon',
			'/freeassociation.sourceforge.net/Europe/Vienna'     => 'Europe/Vienna',
			'America/New York'                                   => 'America/New_York',
			'W. Europe Standard Time'                            => 'Europe/Berlin',
			'eastern daylight time'                              => 'America/New_York',
			'Eastern'                                            => 'America/New_York',
			'(UTC-05:00) Eastern Time (US & Canada)'             => 'America/New_York',
			'(UTC+01:00) Amsterdam, Berlin, Bern, Rome'          => 'Europe/Amsterdam',
			'(GMT+01.00) Sarajevo/Warsaw/Zagreb'                 => 'Europe/Sarajevo',
			'UTC+01:00'                                          => '+01:00',
			'GMT+0530'                                           => '+05:30',
			'Etc/GMT-2'                                          => 'Etc/GMT-2',
			'tzone://Microsoft/Utc'                              => 'UTC',
			'PDT'                                                => 'America/Los_Angeles',
			'Nobody knows'                                       => '',
		] as $name => $zone ) {
			yield (string) $name => [ (string) $name, $zone ];
		}
	}

	#[DataProvider( 'encodings' )]
	public function test_reads_letters_of( string $summary, string $title ): void {
		$this->import( [ 'BEGIN:VEVENT', 'DTSTART:20261210T190000Z', $summary, 'LOCATION:Café', 'END:VEVENT' ] );

		self::assertSame( [ $title, 'Café' ], [ $this->posts()[0]->post_title, get_the_terms( $this->posts()[0], EventType::LOCATION )[0]->name ?? '' ] );
	}

	/** @return iterable<string, array{string, string}> */
	public static function encodings(): iterable {
		yield 'a character cut by folding' => [ "SUMMARY:F\xC3\r\n \xAAte", 'Fête' ];
		yield 'Windows-1252' => [ "SUMMARY:\x93F\xEAte\x94 \x80 5", '“Fête” € 5' ];
		yield 'one byte that is none' => [ "SUMMARY:Fête \xFF", "Fête \u{FFFD}" ];
		yield 'quoted-printable' => [ "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:F=C3=\r\n=AAte", 'Fête' ];
		yield 'quoted-printable of another charset' => [ 'SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=ISO-8859-1:F=EAte', 'Fête' ];
		yield 'parameters with several values' => [ 'SUMMARY;X_A="a:b","c";LANGUAGE=fr:Fête', 'Fête' ];
		yield 'signs that are no markup' => [ 'SUMMARY:I <3 <b>50%ab</b> & more', 'I &lt;3 50%ab &amp; more' ];
	}

	public function test_keeps_words_and_signs_of_a_description_in_HTML(): void {
		$this->import( self::vevent( [
			'DTSTART:20261210T190000Z',
			'DESCRIPTION:Doors 7pm<br>Show 8pm<ul><li>One</li><li>Two</li></ul>I <3 music & more<script>a()</script>',
		] ) );

		self::assertSame( 'Doors 7pm<br>Show 8pm<ul><li>One</li><li>Two</li></ul>I &lt;3 music &amp; more', $this->posts()[0]->post_content );
		self::assertSame( 'Doors 7pm Show 8pm One Two I <3 music & more', $this->finder->last( $this->posts()[0]->ID )?->summary() );
	}

	public function test_a_parameter_has_quotation_marks_and_line_breaks(): void {
		$this->import( self::vevent( [ 'DTSTART:20261210T190000Z', "ORGANIZER;CN=George ^'Babe^' ^^ Ruth:https://example.org/" ] ) );

		self::assertSame( 'George "Babe" ^ Ruth', EventData::of( $this->posts()[0]->ID )['organiser'] );
	}

	public function test_a_private_date_of_a_public_series_is_not_public(): void {
		$this->import( [
			...self::vevent( [ 'DTSTART:20261201T190000Z', 'RRULE:FREQ=WEEKLY;COUNT=2' ] ),
			...self::vevent( [ 'RECURRENCE-ID:20261208T190000Z', 'DTSTART:20261208T190000Z', 'CLASS:PRIVATE' ] ),
		] );

		self::assertSame( [ '2026-12-01', '2026-12-01' ], $this->finder->bounds() );
	}

	public function test_an_answer_to_an_invitation_brings_no_event(): void {
		$this->expectException( InvalidCalendarException::class );

		$this->import( [ 'METHOD:REPLY', ...self::vevent( [ 'DTSTART:20261210T190000Z' ] ) ] );
	}

	public function test_of_too_many_events_those_that_are_over_are_left_out(): void {
		$lines = [];
		for ( $number = 0; $number < 2003; $number++ ) {
			array_push( $lines, ...self::vevent( [ "UID:{$number}", 'DTSTART:' . gmdate( 'Ymd\THis\Z', strtotime( '2026-11-20' ) + $number * 3600 ) ] ) );
		}
		$report = ( new EventImport( $this->clock, 'publish', true ) )->run( self::file( $lines ) );

		self::assertSame( [ 2000, [ 'Past events: a file can add 2,000' => 3 ] ], [ $report['made'], $report['left'] ] );
	}
}
