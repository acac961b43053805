<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use DateTimeZone;
use Marketday\Events\Calendar\Ics\IcsFeedEndpoint;

/** Addresses that put events into a visitor's own calendar. */
final class CalendarLinks {
	/** @return list<array{string, string}> Label and address. */
	public static function of( ShownEvent $event ): array {
		$start = $event->start;
		$end   = $event->end;
		$utc   = new DateTimeZone( 'UTC' );
		$form  = $event->isAllDay() ? 'Ymd' : 'Ymd\THis\Z';
		$dates = $event->isAllDay()
			? [ $start->format( $form ), $end->format( $form ) ]
			: [ $start->setTimezone( $utc )->format( $form ), $end->setTimezone( $utc )->format( $form ) ];
		$place = self::place( $event );
		$words = $event->summary() . "\n\n" . $event->url();
		$query = static fn ( array $fields ): string => http_build_query( NonEmpty::of( $fields ), '', '&', PHP_QUERY_RFC3986 );
		$live  = $query( [
			'path'     => '/calendar/action/compose',
			'rru'      => 'addevent',
			'subject'  => $event->title(),
			'startdt'  => $event->isAllDay() ? $start->format( 'Y-m-d' ) : $start->format( DATE_ATOM ),
			'enddt'    => $event->isAllDay() ? $end->format( 'Y-m-d' ) : $end->format( DATE_ATOM ),
			'allday'   => $event->isAllDay() ? 'true' : '',
			'location' => $place,
			'body'     => $words,
		] );
		return [
			[ __( 'Google Calendar', 'marketday' ), 'https://calendar.google.com/calendar/render?' . $query( [
				'action'   => 'TEMPLATE',
				'text'     => $event->title(),
				'dates'    => implode( '/', $dates ),
				'details'  => $words,
				'location' => $place,
			] ) ],
			[ __( 'Outlook', 'marketday' ), "https://outlook.live.com/calendar/0/deeplink/compose?{$live}" ],
			[ __( 'Microsoft 365', 'marketday' ), "https://outlook.office.com/calendar/0/deeplink/compose?{$live}" ],
			[ __( 'Apple Calendar and others (.ics)', 'marketday' ), IcsFeedEndpoint::urlOf( $event->post->ID ) ],
		];
	}

	/** @return list<array{label: string, url: string, isFile: bool}> Ways to take events along: subscriptions stay up to date, the file does not. */
	public static function subscriptions( string $feed ): array {
		$webcal = (string) preg_replace( '/^https?:/', 'webcal:', $feed );
		$name   = rawurlencode( get_bloginfo( 'name' ) );
		$way    = static fn ( string $label, string $url, bool $isFile = false ): array => [
			'label'  => $label,
			'url'    => $url,
			'isFile' => $isFile,
		];
		return [
			$way( __( 'Apple Calendar', 'marketday' ), $webcal ),
			$way( __( 'Google Calendar', 'marketday' ), 'https://calendar.google.com/calendar/render?cid=' . rawurlencode( $webcal ) ),
			$way( __( 'Outlook', 'marketday' ), 'https://outlook.live.com/calendar/0/addfromweb?url=' . rawurlencode( $feed ) . "&name={$name}" ),
			$way( __( 'Microsoft 365', 'marketday' ), 'https://outlook.office.com/calendar/0/addfromweb?url=' . rawurlencode( $feed ) . "&name={$name}" ),
			$way( __( 'Download (.ics)', 'marketday' ), $feed, true ),
		];
	}

	public static function place( ShownEvent $event ): string {
		$venue = $event->venue();
		return null === $venue ? $event->text( 'onlineUrl' ) : implode( ', ', NonEmpty::of( [ $venue->name, $venue->address() ] ) );
	}
}
