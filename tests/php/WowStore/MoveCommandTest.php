<?php

declare( strict_types=1 );

namespace Marketday\Tests\WowStore;

use Marketday\Kernel\Commands;
use Marketday\Site\WowStore\MoveCommand;
use Marketday\Tests\SiteTestCase;

/** `wowstore [--dry-run]`. */
final class MoveCommandTest extends SiteTestCase {
	private const BEFORE = '<!-- wp:group --><div class="wp-block-group"><!-- wp:product-blocks/row {"layout":"2"} --><div class="wopb-row"><!-- wp:product-blocks/column --><div class="wopb-column"><!-- wp:product-blocks/filter {"blockId":"f1"} /--></div><!-- /wp:product-blocks/column --><!-- wp:product-blocks/column --><div class="wopb-column"><!-- wp:product-blocks/product-grid-1 {"blockId":"g1","columns":{"lg":"4"}} /--></div><!-- /wp:product-blocks/column --></div><!-- /wp:product-blocks/row --></div><!-- /wp:group --><!-- wp:product-blocks/checkout-billing /--><!-- wp:product-blocks/checkout-order-review /--><!-- wp:product-blocks/heading {"headingText":"New \u003cem\u003ein\u003c/em\u003e"} /--><!-- wp:paragraph --><p>It’s \\ ours.</p><!-- /wp:paragraph -->';

	private const AFTER = '<!-- wp:group --><div class="wp-block-group"><!-- wp:columns --><div class="wp-block-columns"><!-- wp:column --><div class="wp-block-column"><!-- wp:marketday/product-filter {"blockId":"f1"} /--></div><!-- /wp:column -->' . "\n\n" . '<!-- wp:column --><div class="wp-block-column"><!-- wp:marketday/product-grid {"columns":4,"columnsTablet":2,"columnsPhone":1,"perPage":6,"showPagination":false,"blockId":"g1"} /--></div><!-- /wp:column --></div><!-- /wp:columns --></div><!-- /wp:group --><!-- wp:marketday/checkout /--><!-- wp:heading -->' . "\n" . '<h2 class="wp-block-heading">New <em>in</em></h2>' . "\n" . '<!-- /wp:heading --><!-- wp:paragraph --><p>It’s \\ ours.</p><!-- /wp:paragraph -->';

	public function test_all_posts_are_moved_and_keep_a_revision_of_what_they_were(): void {
		$id   = $this->page( self::BEFORE );
		$text = $this->run_command( [] );

		self::assertSame( self::AFTER, get_post( $id )->post_content ?? '' );
		self::assertContains( "page {$id} “Moved”: row, column ×2, filter, product-grid-1, checkout-billing, checkout-order-review, heading", $text );
		self::assertSame( '8 blocks in 1 posts were moved.', end( $text ) );
		self::assertSame( self::BEFORE, current( wp_get_post_revisions( $id, [ 'order' => 'ASC' ] ) )->post_content ?? '' );

		self::assertSame( [ '0 blocks in 0 posts were moved.' ], $this->run_command( [] ) );
	}

	public function test_a_dry_run_says_what_would_be_done_and_does_nothing(): void {
		$id   = $this->page( self::BEFORE );
		$text = $this->run_command( [ '--dry-run' ] );

		self::assertSame( self::BEFORE, get_post( $id )->post_content ?? '' );
		self::assertSame( 'Nothing was changed: 8 blocks in 1 posts would be moved.', end( $text ) );
	}

	public function test_what_is_like_nothing_of_ours_stays_and_is_named(): void {
		$banner = '<!-- wp:product-blocks/banner {"a":1} --><div class="x"><b>Ours</b></div><!-- /wp:product-blocks/banner -->';
		$id     = $this->page( "{$banner}<!-- wp:product-blocks/menu-wishlist /-->" );
		$text   = $this->run_command( [] );

		self::assertSame( "{$banner}<!-- wp:marketday/wishlist-link /-->", get_post( $id )->post_content ?? '' );
		self::assertContains( "page {$id} “Moved”: menu-wishlist; stays: banner", $text );
	}

	public function test_a_call_that_is_wrong_changes_nothing(): void {
		$id = $this->page( self::BEFORE );

		self::assertSame( 2, ( new MoveCommand() )->run( [ '--dryrun' ], static fn () => null ) );
		self::assertSame( self::BEFORE, get_post( $id )->post_content ?? '' );
	}

	public function test_wp_cli_hands_on_what_it_takes_apart(): void {
		self::assertSame( [ '--dry-run', '--post=12' ], Commands::switches( [ 'dry-run' => true, 'post' => '12' ] ) );
	}

	private function page( string $content ): int {
		return (int) wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Moved', 'post_content' => $content ] ) );
	}

	/**
	 * @param list<string> $arguments
	 * @return list<string>
	 */
	private function run_command( array $arguments ): array {
		$text = [];
		( new MoveCommand() )->run( $arguments, static function ( string $line ) use ( &$text ): void {
			$text[] = $line;
		} );
		return $text;
	}
}
