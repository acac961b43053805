<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/**
 * The walk of docs/ARCHITECTURE.md through the server: the hands from the filter's call, as the page makes it, to the new listing. They are read
 * off the stack where the listing is resolved, where its products are found, and where its cards are drawn.
 */
#[Group( 'sqlite' )]
final class WalkTest extends CatalogueTestCase {
	private const BLOCKS = '<!-- wp:marketday/product-filter {"blockId":"walk-filter","queryId":"walk"} /-->'
		. '<!-- wp:marketday/product-grid {"blockId":"walk","queryId":"walk","perPage":1} /-->';

	/** @var array<string, true> Our classes, in the order in which they were passed. */
	private array $hands = [];

	public function test_a_ticked_value_passes_the_hands_that_the_walk_names(): void {
		$this->aProduct( name: 'Cup' );
		$this->aProduct( name: 'Spoon' );
		$page    = wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_content' => self::BLOCKS ] );
		$request = new WP_REST_Request( 'POST', '/wopb/product-filter' );
		$request->set_body_params( [
			'post_id' => (string) $page,
			'block_name' => 'product-blocks_product-grid',
			'queryId' => 'walk',
			'format' => 'data',
			'current_url' => add_query_arg( 'min_price', '1', (string) get_permalink( $page ) ),
			'wpnonce' => wp_create_nonce( VisitorNonce::ACTION ),
		] );
		add_action( 'all', $this->look( ... ) );

		$response = rest_do_request( $request )->get_data();

		self::assertSame( 2, $response['total'] ?? $response );
		self::assertSame( [ 'walk', 'walk-filter' ], array_column( $response['blockList'], 'blockId' ) );
		self::assertArrayHasKey( 'data', $response['blockList'][1] );
		self::assertSame( self::documented(), array_keys( $this->hands ) );
	}

	/** Notes our classes on the stack where the listing is handed on, as far as what finds products: what is beneath that has a page of its own. */
	private function look(): void {
		$hands = [];
		$asks  = '';
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions -- counts who hands the question on.
		foreach ( array_reverse( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) ) as $call ) {
			$class = $call['class'] ?? '';
			if ( is_a( $class, CatalogueSearch::class, true ) ) {
				$hands['CatalogueSearch'] = true;
				$asks               = $call['function'];
				break;
			}
			if ( str_starts_with( $class, 'Marketday\\' ) && ! str_starts_with( $class, 'Marketday\\Tests\\' ) ) {
				$hands[ substr( $class, (int) strrpos( $class, '\\' ) + 1 ) ] = true;
			}
		}
		if ( 'find' === $asks || in_array( current_filter(), [ 'marketday_listing_scope', 'marketday_cards_begin' ], true ) ) {
			$this->hands += $hands;
		}
	}

	/** @return list<string> Classes of the table of the walk, in its order. */
	private static function documented(): array {
		preg_match( '/\| on the server .*?\n\n/s', (string) file_get_contents( dirname( __DIR__, 3 ) . '/docs/ARCHITECTURE.md' ), $table );
		preg_match_all( '/\d+ (?:-> )?`(?:\w+\\\\)*(\w+)/', $table[0] ?? '', $named );
		return $named[1];
	}
}
