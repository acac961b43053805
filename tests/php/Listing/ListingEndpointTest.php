<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;
use WP_REST_Request;
use WP_REST_Response;

/** POST `/wopb/product-filter`, on the page of a product. */
final class ListingEndpointTest extends CatalogueTestCase {
	private const BLOCKS = '<!-- wp:marketday/product-grid {"blockId":"up","queryId":"up","query":{"kind":"upSells"}} /--><!-- wp:marketday/product-filter {"blockId":"filter","queryId":"up"} /-->';

	public function test_the_total_beside_up_sells_counts_those_of_the_pages_product(): void {
		$response = $this->ask();

		$result = $response->get_data();
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $result ) );
		self::assertStringContainsString( 'Cup', implode( '', array_column( $result['blockList'], 'content' ) ) );
		self::assertStringContainsString( 'Show 1 product', implode( '', array_column( $result['blockList'], 'content' ) ) );
		self::assertSame( 1, $result['total'] );
	}

	public function test_our_own_client_gets_the_filter_as_data_and_the_cards_as_they_are(): void {
		$response = $this->ask( [ 'format' => 'data' ] )->get_data();
		$blocks = array_column( $response['blockList'], null, 'blockId' );

		self::assertSame( [ 'up', 'filter' ], array_keys( $blocks ) );
		self::assertStringContainsString( 'Cup', $blocks['up']['content'] );
		self::assertArrayNotHasKey( 'content', $blocks['filter'] );
		self::assertSame( 'Show 1 product', $blocks['filter']['data']['total'] );
		self::assertContains( 'filter_stock_status-up[]', array_column( $blocks['filter']['data']['sections'], 'field' ) );
		self::assertSame( 1, $response['total'] );
	}

	public function test_the_filter_is_not_drawn_where_it_is_data(): void {
		$drawn = [];
		add_filter( 'render_block', static function ( string $html, array $block ) use ( &$drawn ): string {
			$drawn[] = $block['blockName'];
			return $html;
		}, 10, 2 );

		$this->ask( [ 'format' => 'data' ] );

		self::assertContains( 'marketday/product-grid', $drawn );
		self::assertNotContains( 'marketday/product-filter', $drawn );
	}

	public function test_an_unknown_format_is_refused(): void {
		$response = $this->ask( [ 'format' => 'xml' ] );

		self::assertSame( 400, $response->get_status() );
		self::assertSame( [ 'format' => 'format must be html or data.' ], $response->get_data()['data']['params'] );
	}

	/** @param array<string, string> $more */
	private function ask( array $more = [] ): WP_REST_Response {
		$cup = $this->aProduct( name: 'Cup' );
		$this->aProduct( name: 'Spoon' );
		$mug = $this->aProduct( name: 'Mug', description: self::BLOCKS );
		update_post_meta( $mug, '_upsell_ids', [ $cup ] );
		$request = new WP_REST_Request( 'POST', '/wopb/product-filter' );
		$request->set_body_params( [
			'post_id' => (string) $mug,
			'block_name' => 'product-blocks_product-grid',
			'queryId' => 'up',
			'current_url' => (string) get_permalink( $mug ),
			'wpnonce' => wp_create_nonce( VisitorNonce::ACTION ),
		] + $more );
		return rest_do_request( $request );
	}
}
