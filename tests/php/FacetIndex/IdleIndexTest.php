<?php

declare( strict_types=1 );

namespace Marketday\Tests\FacetIndex;

use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Http\Routes;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\FacetIndex\FacetIndexFeature;
use Marketday\Search\FacetIndex\IndexWork;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\Group;

/** Where another engine answers listings, the index rests: nothing of it counts as there, nothing watches, nothing builds. */
#[Group( 'sqlite' )]
final class IdleIndexTest extends SiteTestCase {
	public function test_forgets_what_nobody_keeps_in_step_and_builds_nothing(): void {
		( new IndexState( 'a', served: 7 ) )->save();
		$commands = new Commands();
		$hooks    = [ 'marketday_product_saved', 'updated_post_meta', 'shutdown', 'admin_menu' ];
		$before   = array_map( $this->listeners( ... ), $hooks );
		unset( $GLOBALS['wp_filter'][ IndexWork::JOB ] );

		$feature = new FacetIndexFeature(
			$this->engine(),
			new Listings( new IndexedSearch( $this->engine() ), ListingContext::ofPage( $this->engine()->settings() ) ),
			$commands,
			new Routes(),
			true
		);
		$feature->register();
		do_action( IndexWork::JOB );

		self::assertFalse( IndexState::fresh()->isKnown() );
		self::assertSame( $before, array_map( $this->listeners( ... ), $hooks ) );
	}

	private function listeners( string $hook ): int {
		global $wp_filter;
		return array_sum( array_map( 'count', $wp_filter[ $hook ]->callbacks ?? [] ) );
	}
}
