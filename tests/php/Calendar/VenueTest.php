<?php

declare( strict_types=1 );

namespace Marketday\Tests\Calendar;

use Marketday\Events\Calendar\EventType;
use Marketday\Events\Calendar\Venue;
use Marketday\Tests\SiteTestCase;
use WP_Term;

/** A venue's address, as people write it and as calendars take it. */
final class VenueTest extends SiteTestCase {
	public function test_is_shown_without_the_code_of_a_country_and_without_its_name_again(): void {
		$venue = $this->venue( 'Market Place', [ 'street' => 'Market Place', 'city' => 'Kendal', 'postcode' => 'LA9 4ZY', 'country' => 'GB' ] );

		self::assertSame( 'Kendal, LA9 4ZY', $venue->shownAddress() );
		self::assertSame( 'Market Place, Kendal, LA9 4ZY, GB', $venue->address() );
	}

	public function test_keeps_a_country_in_words(): void {
		self::assertSame( '1 High Street, Irland', $this->venue( 'The Barn', [ 'street' => '1 High Street', 'country' => 'Irland' ] )->shownAddress() );
	}

	/** @param array<string, string> $fields */
	private function venue( string $name, array $fields ): Venue {
		$made = (array) wp_insert_term( $name, EventType::LOCATION );
		$term = get_term( (int) ( $made['term_id'] ?? 0 ) );
		self::assertInstanceOf( WP_Term::class, $term );
		foreach ( $fields as $field => $value ) {
			update_term_meta( $term->term_id, Venue::PREFIX . $field, $value );
		}
		return Venue::of( $term );
	}
}
