<?php

declare( strict_types=1 );

namespace Marketday\Tests\Pages;

use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Lists of all pages, which themes show where nobody has made a menu. */
final class PageListsTest extends SiteTestCase {
	#[TestWith( [ 'wishlist' ] )]
	#[TestWith( [ 'compare' ] )]
	#[TestWith( [ 'newsletter' ] )]
	public function test_pages_that_features_bring_are_not_among_them( string $feature ): void {
		$id = (int) wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Brought along' ] );
		wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Somebody’s own' ] );
		update_option( "marketday_{$feature}_page_id", $id );

		foreach ( [ do_blocks( '<!-- wp:page-list /-->' ), (string) wp_list_pages( [ 'echo' => false ] ) ] as $list ) {
			self::assertStringContainsString( 'Somebody', $list );
			self::assertStringNotContainsString( 'Brought along', $list );
		}
		self::assertContains( $id, array_column( get_pages() ?: [], 'ID' ), 'Others are given all pages.' );
	}
}
