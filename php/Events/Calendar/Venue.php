<?php

declare( strict_types=1 );

namespace Marketday\Events\Calendar;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;
use WP_Term;

/** The venue of an event: a term with an address. */
final class Venue {
	public const PREFIX = 'marketday_venue_';
	public const FIELDS = [ 'street', 'city', 'postcode', 'country', 'latitude', 'longitude', 'url' ];

	/** @param array<string, string> $fields By the names of FIELDS. */
	private function __construct(
		public readonly int $id,
		public readonly string $name,
		public readonly array $fields
	) {}

	public static function of( WP_Term $term ): self {
		$fields = [];
		foreach ( self::FIELDS as $field ) {
			$value            = get_term_meta( $term->term_id, self::PREFIX . $field, true );
			$fields[ $field ] = is_string( $value ) ? $value : '';
		}
		return new self( $term->term_id, html_entity_decode( $term->name, ENT_QUOTES ), $fields );
	}

	public static function clean( string $field, string $value ): string {
		return match ( $field ) {
			'url'       => esc_url_raw( $value, [ 'http', 'https' ] ),
			'latitude'  => self::degrees( $value, 90 ),
			'longitude' => self::degrees( $value, 180 ),
			default     => mb_substr( TextLine::of( $value ), 0, 200 ),
		};
	}

	/** One line; '' without an address. */
	public function address(): string {
		return implode( ', ', NonEmpty::of( array_intersect_key( $this->fields, array_flip( [ 'street', 'city', 'postcode', 'country' ] ) ) ) );
	}

	/** Address as people write it: without a country's code, and without a street that is the venue's name. */
	public function shownAddress(): string {
		$shown = array_intersect_key( $this->fields, array_flip( [ 'street', 'city', 'postcode', 'country' ] ) );
		if ( 0 === strcasecmp( $shown['street'] ?? '', $this->name ) ) {
			unset( $shown['street'] );
		}
		if ( 1 === preg_match( '/^[A-Z]{2}$/', $shown['country'] ?? '' ) ) {
			unset( $shown['country'] );
		}
		return implode( wp_get_list_item_separator(), NonEmpty::of( $shown ) );
	}

	public function hasPlace(): bool {
		return '' !== $this->fields['latitude'] && '' !== $this->fields['longitude'];
	}

	private static function degrees( string $value, int $most ): string {
		$number = filter_var( trim( $value ), FILTER_VALIDATE_FLOAT );
		return false !== $number && abs( $number ) <= $most ? (string) round( $number, 6 ) : '';
	}
}
