<?php

declare( strict_types=1 );

namespace Marketday\Tests\Compare;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Route;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

final class CompareTest extends SiteTestCase {
	private int $mug = 0;
	private int $pan = 0;

	protected function setUp(): void {
		parent::setUp();
		unset( $_COOKIE['wopb_compare'], $_COOKIE['wopb_compare_of'] );
		$this->mug = $this->product( 'Enamel mug', '12.50', [ 'Material' => 'Enamel', 'Care' => 'By hand' ] );
		$this->pan = $this->product( 'Iron pan', '42.00', [ 'Material' => 'Iron', 'Care' => 'By hand' ] );
	}

	public function test_an_added_product_is_answered_with_the_table_and_what_its_columns_go_by(): void {
		$data = $this->call( 'add', $this->mug )['data'];

		self::assertSame( [ 1, 3, 'Compare Added.' ], [ $data['compare_count'], $data['demo_column'], $data['message'] ] );
		self::assertStringContainsString( "wopb-compare-item-{$this->mug}", $data['html'] );
		self::assertSame( 2, substr_count( $data['html'], 'marketday-compared__waiting' ), 'The columns without a product offer to choose one.' );
		self::assertSame( '', $this->call( 'add', $this->mug )['data']['message'], 'It was there.' );
	}

	public function test_an_addition_that_is_said_answers_the_message(): void {
		$data = $this->call( 'add', $this->mug, 'message' )['data'];

		self::assertStringContainsString( 'wopb-compare-toast', $data['html'] );
		self::assertStringNotContainsString( '<table', $data['html'] );
	}

	public function test_has_a_row_for_each_attribute_of_any_product_and_knows_what_is_the_same(): void {
		update_post_meta( $this->pan, '_sku', 'PAN-1' );
		$this->call( 'add', $this->mug );
		$html = $this->call( 'add', $this->pan )['data']['html'];

		self::assertSame( [ 'Price', 'Availability', 'Material', 'Care' ], array_slice( $this->labels( $html ), 0, 4 ) );
		self::assertMatchesRegularExpression( '#<tr class="is-same">\s*<th scope="row">Care</th>#', $html );
		self::assertMatchesRegularExpression( '#<tr>\s*<th scope="row">Material</th>#', $html );
		self::assertStringNotContainsString( 'Weight', $html, 'None of them has one.' );
	}

	public function test_is_put_into_another_order(): void {
		$jug = $this->product( 'Jug', '8.00', [] );
		array_map( fn ( int $id ): array => $this->call( 'add', $id ), [ $this->mug, $this->pan, $jug ] );

		$this->send( 'wopb_compare', [ 'type' => 'order', 'order' => "{$jug},{$this->mug},{$this->pan}" ] );
		self::assertSame( "[{$jug},{$this->mug},{$this->pan}]", $_COOKIE['wopb_compare'] );
		$this->send( 'wopb_compare', [ 'type' => 'order', 'order' => "{$jug},{$this->mug}" ] );
		$this->send( 'wopb_compare', [ 'type' => 'order', 'order' => "{$jug},{$this->mug},1" ] );
		self::assertSame( "[{$jug},{$this->mug},{$this->pan}]", $_COOKIE['wopb_compare'], 'Others than those that are compared change nothing.' );

		$form = static function ( Request $request ): void {
			foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
				if ( Route::PAGE_FORM === $route->kind && 'change-comparison' === $route->address ) {
					( $route->handler )( $request );
				}
			}
		};
		$form( new Request( [ 'earlier' => (string) $jug ] ) );
		self::assertSame( "[{$this->mug},{$this->pan},{$jug}]", $_COOKIE['wopb_compare'], 'Past the end it comes in at the other.' );
		$form( new Request( [ 'earlier' => (string) $jug ] ) );
		$form( new Request( [ 'later' => (string) $this->mug ] ) );
		self::assertSame( "[{$jug},{$this->mug},{$this->pan}]", $_COOKIE['wopb_compare'] );
	}

	public function test_leaves_out_the_rows_that_a_site_does_not_want(): void {
		update_option( 'marketday_compare_hidden_rows', [ 'price', 'material' ] );
		$html = $this->call( 'add', $this->mug )['data']['html'];

		self::assertSame( [ 'Availability', 'Care' ], array_slice( $this->labels( $html ), 0, 2 ) );
		self::assertNotContains( 'Material', $this->labels( $html ) );
	}

	public function test_names_what_is_chosen_of_a_variation(): void {
		$writer = $this->engine()->writer();
		$shirt  = $writer->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Shirt',
			status: 'publish',
			attributes: [ new AttributeDraft( 'Size', [ 'Small', 'Large' ], false, forVariations: true ) ]
		) );
		$small  = $writer->save( new ProductDraft(
			variationOf: $shirt,
			status: 'publish',
			regularPrice: '20',
			attributes: [ new AttributeDraft( 'Size', [ 'Small' ], false ) ]
		) );
		$large  = $writer->save( new ProductDraft(
			variationOf: $shirt,
			status: 'publish',
			regularPrice: '25',
			attributes: [ new AttributeDraft( 'Size', [ 'Large' ], false ) ]
		) );
		$this->call( 'add', $small );
		$html = $this->call( 'add', $large )['data']['html'];

		self::assertStringContainsString( '<span class="marketday-compared__choice">Small</span>', $html );
		self::assertStringContainsString( '<span class="marketday-compared__choice">Large</span>', $html );
		self::assertStringContainsString( 'attribute_size=Large', html_entity_decode( $html ) );
	}

	public function test_stands_on_a_products_page_beside_others_like_it_where_a_site_wants_it(): void {
		$category = wp_insert_term( 'Kitchen things', 'product_cat' )['term_id'];
		foreach ( [ $this->mug, $this->pan ] as $id ) {
			wp_set_object_terms( $id, [ $category ], 'product_cat' );
		}
		clean_term_cache( [ $category ], 'product_cat' );
		$tabs = fn (): array => apply_filters( 'marketday_product_tabs', [], $this->engine()->catalogue()->product( $this->mug ) );
		self::assertArrayNotHasKey( 'compare', $tabs() );
		update_option( 'marketday_compare_on_products', 'yes' );

		$html = $tabs()['compare']['html'];

		self::assertMatchesRegularExpression( "#wopb-compare-item-{$this->mug}.*wopb-compare-item-{$this->pan}#s", $html );
		self::assertStringNotContainsString( 'name="remove"', $html );
		self::assertStringNotContainsString( 'nonce', $html, 'The page may be kept by a cache.' );
	}

	public function test_is_emptied_and_read(): void {
		$this->call( 'add', $this->mug );
		$this->call( 'add', $this->pan );

		self::assertSame( 2, $this->call( 'nav_popup' )['data']['compare_count'] );
		self::assertSame(
			[ 1, 'Compare Removed.' ],
			array_values( array_intersect_key( $this->call( 'remove', $this->pan )['data'], [ 'compare_count' => 1, 'message' => 1 ] ) )
		);
		$data = $this->call( 'clear' )['data'];
		self::assertSame( [ 0, 'Compare Item Clear.' ], [ $data['compare_count'], $data['message'] ] );
		self::assertStringContainsString( 'Nothing to compare yet.', $data['html'] );
	}

	public function test_offers_products_that_are_not_compared_yet(): void {
		( new IndexBuilder( new FactsReader( $this->engine()->prices() ), new IndexChanges(), new IndexLock() ) )->catchUp( [ $this->mug, $this->pan ] );
		$this->call( 'add', $this->mug );

		$html = $this->send( 'wopb_product_list', [ 'search' => '' ] )['data']['html'];

		self::assertStringContainsString( 'Iron pan', $html );
		self::assertStringNotContainsString( 'Enamel mug', $html );
		self::assertStringContainsString( 'No products found', $this->send( 'wopb_product_list', [ 'search' => 'zeppelin' ] )['data']['html'] );
	}

	public function test_says_so_without_a_type(): void {
		self::assertSame( [
			'success' => false,
			'data'    => 'Compare Not Added',
		], $this->send( 'wopb_compare', [ 'postid' => $this->mug ] ) );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_is_no_product_and_changes_nothing( array $fields, int $status ): void {
		$this->call( 'add', $this->mug );
		try {
			$this->send( 'wopb_compare', $fields );
			self::fail( 'It was taken.' );
		} catch ( Problem $problem ) {
			self::assertSame( $status, $problem->status );
		}
		self::assertSame( "[{$this->mug}]", $_COOKIE['wopb_compare'] );
	}

	/** @return iterable<string, array{array<string, mixed>, int}> */
	public static function refused(): iterable {
		yield 'nothing' => [ [ 'type' => 'add' ], 400 ];
		yield 'an unknown product' => [ [ 'type' => 'add', 'postid' => '99999999' ], 404 ];
		yield 'a number without end' => [ [ 'type' => 'add', 'postid' => '1e309' ], 400 ];
		yield 'a list' => [ [ 'type' => 'add', 'postid' => [ 1 ] ], 400 ];
		yield 'markup' => [ [ 'type' => 'remove', 'postid' => '<b>' ], 400 ];
		yield 'more than a table holds' => [ [ 'type' => 'add', 'postid' => '0' ], 400 ];
	}

	public function test_never_shows_a_product_that_visitors_cannot_see(): void {
		$this->call( 'add', $this->mug );
		wp_update_post( [ 'ID' => $this->mug, 'post_status' => 'private' ] );
		wp_cache_flush();

		$html = $this->call( 'nav_popup' )['data']['html'];

		self::assertStringNotContainsString( 'Enamel mug', $html );
		self::assertStringContainsString( 'No longer available', $html );
	}

	public function test_escapes_what_a_shop_has_typed(): void {
		$sly = $this->product( 'Sly', '1.00', [ '<img src=x onerror=alert(1)>' => '<script>alert(1)</script>' ] );

		$html = $this->call( 'add', $sly )['data']['html'];

		self::assertStringNotContainsString( '<script', $html );
		self::assertStringNotContainsString( '<img src=x', $html );
	}

	/** @return list<string> */
	private function labels( string $html ): array {
		preg_match_all( '#scope="row">([^<]*)<#', $html, $found );
		return $found[1];
	}

	/** @param array<string, string> $attributes */
	private function product( string $name, string $price, array $attributes = [] ): int {
		return $this->engine()->writer()->save( new ProductDraft(
			name: $name,
			status: 'publish',
			regularPrice: $price,
			stockStatus: StockStatus::InStock,
			attributes: array_map(
				static fn ( string $name, string $value ): AttributeDraft => new AttributeDraft( $name, [ $value ], false ),
				array_keys( $attributes ),
				$attributes
			)
		) );
	}

	/** @return array{success: bool, data: array<string, mixed>} */
	private function call( string $type, int $id = 0, string $action = '' ): array {
		return $this->send( 'wopb_compare', [
			'type'         => $type,
			'added_action' => $action,
		] + ( $id > 0 ? [ 'postid' => (string) $id ] : [] ) );
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function send( string $name, array $fields ): array {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( Route::WC_AJAX === $route->kind && $name === $route->address ) {
				return ( $route->handler )( new Request( $fields ) )->body;
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}
}
