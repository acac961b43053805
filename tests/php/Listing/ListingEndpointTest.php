<?php

declare( strict_types=1 );

namespace Marketday\Tests\Listing;

use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Tests\Store\Embedded\CatalogueTestCase;
use WP_REST_Request;

/** POST `/wopb/product-filter`, on the page of a product. */
final class ListingEndpointTest extends CatalogueTestCase {
	private const BLOCKS = '<!-- wp:marketday/product-grid {"blockId":"up","queryId":"up","query":{"kind":"upSells"}} /--><!-- wp:marketday/product-filter {"blockId":"filter","queryId":"up"} /-->';

	public function test_the_total_beside_up_sells_counts_those_of_the_pages_product(): void {
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
		] );

		$response = rest_do_request( $request );

		$answer = $response->get_data();
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $answer ) );
		self::assertStringContainsString( 'Cup', implode( '', array_column( $answer['blockList'], 'content' ) ) );
		self::assertSame( 1, $answer['total'] );
	}
}
