<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** Data of an event beside a post's own: one value of post meta, written whole and only when all of it holds. */
final class EventData {
	public const META     = '_marketday_event';
	public const UID      = '_marketday_event_uid';
	public const SEQUENCE = '_marketday_event_sequence';

	/** Dates of an event that are told one by one, of each kind. */
	public const MOST_DATES = 1000;

	/** @return array<string, mixed> An event without anything. */
	public static function blank(): array {
		return [
			'start'        => '',
			'end'          => '',
			'zone'         => '',
			'allDay'       => false,
			'rrule'        => '',
			'rdates'       => [],
			'exdates'      => [],
			'changes'      => [],
			'status'       => 'scheduled',
			'onlineUrl'    => '',
			'organiser'    => '',
			'organiserUrl' => '',
			'cost'         => '',
			'ticketUrl'    => '',
			'product'      => 0,
			'capacity'     => '',
		];
	}

	/** @return array<string, mixed> Of the REST API: the value's JSON schema. */
	public static function schema(): array {
		$text = static fn ( int $longest, string $format = '' ): array => [
			'type'      => 'string',
			'maxLength' => $longest,
		] + ( '' === $format ? [] : [ 'format' => $format ] );
		$list = static fn ( array $items ): array => [
			'type'     => 'array',
			'maxItems' => self::MOST_DATES,
			'items'    => $items,
		];
		return [
			'type'                 => 'object',
			'additionalProperties' => false,
			'properties'           => [
				'start'        => $text( 19 ),
				'end'          => $text( 19 ),
				'zone'         => $text( 60 ),
				'allDay'       => [ 'type' => 'boolean' ],
				'rrule'        => $text( 1000 ),
				'rdates'       => $list( $text( 19 ) ),
				'exdates'      => $list( $text( 19 ) ),
				'changes'      => $list( [
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => [
						'at'     => $text( 19 ),
						'start'  => $text( 19 ),
						'end'    => $text( 19 ),
						'status' => $text( 12 ),
					],
				] ),
				'status'       => [
					'type' => 'string',
					'enum' => array_column( EventStatus::cases(), 'value' ),
				],
				'onlineUrl'    => $text( 500 ),
				'organiser'    => $text( 200 ),
				'organiserUrl' => $text( 500 ),
				'cost'         => $text( 100 ),
				'ticketUrl'    => $text( 500 ),
				'product'      => [
					'type'    => 'integer',
					'minimum' => 0,
				],
				'capacity'     => $text( 200 ),
			],
		];
	}

	/** @return array<string, mixed> */
	public static function of( int $event ): array {
		$kept = get_post_meta( $event, self::META, true );
		return is_array( $kept ) ? self::clean( $kept ) : self::blank();
	}

	/** The event's name in other calendars, wherever the site moves. */
	public static function uid( int $event ): string {
		$uid = get_post_meta( $event, self::UID, true );
		return is_string( $uid ) && '' !== $uid ? $uid : "event-{$event}@" . (string) wp_parse_url( home_url(), PHP_URL_HOST );
	}

	public static function sequence( int $event ): int {
		$sequence = get_post_meta( $event, self::SEQUENCE, true );
		return is_numeric( $sequence ) ? (int) $sequence : 0;
	}

	/** Null where the event has no date yet. */
	public static function scheduleOf( int $event ): ?Schedule {
		try {
			return Schedule::read( self::of( $event ) );
		} catch ( InvalidEventException ) {
			return null;
		}
	}

	/**
	 * Texts without markup, addresses that are addresses, and nothing that is not an event's.
	 *
	 * @return array<string, mixed>
	 */
	public static function clean( mixed $value ): array {
		$sent  = is_array( $value ) ? $value : [];
		$clean = self::blank();
		foreach ( $clean as $name => $default ) {
			$one            = $sent[ $name ] ?? null;
			$clean[ $name ] = match ( true ) {
				is_bool( $default )              => true === $one || 1 === $one || '1' === $one,
				is_int( $default )               => is_numeric( $one ) ? max( 0, (int) $one ) : 0,
				is_array( $default )             => is_array( $one ) ? self::cleanList( $one ) : [],
				str_ends_with( $name, 'Url' )    => is_string( $one ) ? esc_url_raw( $one, [ 'http', 'https' ] ) : '',
				default                          => is_string( $one ) ? TextLine::of( $one ) : $default,
			};
		}
		return $clean;
	}

	/**
	 * @param array<array-key, mixed> $list
	 * @return list<mixed>
	 */
	private static function cleanList( array $list ): array {
		$clean = static fn ( mixed $one ): mixed => is_array( $one )
			? array_map(
				static fn ( mixed $part ): string => is_string( $part ) ? TextLine::of( $part ) : '',
				array_intersect_key( $one, array_flip( [ 'at', 'start', 'end', 'status' ] ) )
			)
			: ( is_string( $one ) ? TextLine::of( $one ) : '' );
		return array_map( $clean, array_slice( array_values( $list ), 0, self::MOST_DATES ) );
	}
}
