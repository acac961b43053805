<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

/** What WooCommerce does to many products at once is told under Marketday's name. */
final class CatalogueAnnouncementsTest extends WooCommerceTestCase {
	public function test_tells_that_an_attribute_has_another_taxonomy_now(): void {
		$id = wc_create_attribute( [ 'name' => 'Woo test glaze' ] );

		self::assertSame( 0, $this->announcements( static fn () => wc_update_attribute( $id, [ 'name' => 'Glaze' ] ) ) );
		self::assertSame( 1, $this->announcements( static fn () => wc_update_attribute( $id, [ 'slug' => 'woo-test-enamel' ] ) ) );
		wc_delete_attribute( $id );
	}

	/** @return int How often it was told that the catalogue has changed as a whole. */
	private function announcements( callable $work ): int {
		$before = did_action( 'marketday_catalogue_changed' );
		$work();
		return did_action( 'marketday_catalogue_changed' ) - $before;
	}
}
