<?php

declare( strict_types=1 );

namespace Marketday\Tests\Compare;

use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Kernel\Http\Request;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\Enter;
use Marketday\Tests\MarkupFixture;
use Marketday\Tests\PluginAccess;
use Marketday\Tests\SiteTestCase;

/** The table as `src/features/compare/read-comparison.ts` reads it. */
final class ComparisonMarkupTest extends SiteTestCase {
	protected function setUp(): void {
		parent::setUp();
		unset( $_COOKIE['wopb_compare'], $_COOKIE['wopb_compare_of'] );
	}

	public function test_of_a_full_table(): void {
		$shirt = $this->engine()->writer()->save( new ProductDraft(
			type: ProductType::Variable,
			name: 'Linen “shirt” & tie',
			status: 'publish',
			attributes: [ new AttributeDraft( 'Size', [ 'Small', 'Large' ], false, forVariations: true ) ]
		) );
		$large = $this->engine()->writer()->save( new ProductDraft(
			variationOf: $shirt,
			status: 'publish',
			regularPrice: '25',
			attributes: [ new AttributeDraft( 'Size', [ 'Large' ], false ) ]
		) );
		$gone  = $this->product( 'Gone', '9.90' );
		$ids   = [ $this->product( 'Enamel mug', '17.50', '15.25' ), $large, $shirt, $gone ];
		$html  = $this->added( $ids );
		wp_update_post( [ 'ID' => $gone, 'post_status' => 'private' ] );
		wp_cache_flush();

		$this->check( 'full', $this->send( [ 'type' => 'nav_popup' ] ), $ids );
		self::assertStringContainsString( 'marketday-compared__search', $html );
	}

	public function test_enter_buys_the_product_of_the_quantity_and_moves_none(): void {
		[ $first, $second ] = [ $this->product( 'Enamel mug', '17.50' ), $this->product( 'Iron pan', '42.00' ) ];
		$html = $this->added( [ $first, $second ] );

		self::assertSame( [ 'to-basket', (string) $first ], Enter::in( $html, "//input[@name='quantity[{$first}]']" ) );
		self::assertSame( [ 'to-basket', (string) $second ], Enter::in( $html, "//input[@name='quantity[{$second}]']" ) );
		self::assertNull( Enter::in( $html, "//input[@type='search']" ) );
	}

	public function test_of_one_with_places_to_fill(): void {
		$ids = [ $this->product( 'Enamel mug', '17.50' ) ];

		$this->check( 'one', $this->added( $ids ), $ids );
	}

	public function test_of_nothing(): void {
		$this->check( 'nothing', $this->send( [ 'type' => 'clear' ] ), [] );
	}

	public function test_of_one_to_look_at(): void {
		$ids      = [ $this->product( 'Enamel mug', '17.50' ), $this->product( 'Iron pan', '42.00' ) ];
		foreach ( $ids as $id ) {
			wp_set_object_terms( $id, 'Kitchen things', 'product_cat' );
		}
		update_option( 'marketday_compare_on_products', 'yes' );
		$tabs = apply_filters( 'marketday_product_tabs', [], $this->engine()->catalogue()->product( $ids[0] ) );

		MarkupFixture::check( 'compare/shared', $this->steady( $tabs['compare']['html'], $ids ) );
	}

	public function test_suggestions_are_the_same_as_data(): void {
		// What a test has written is in no index.
		delete_option( IndexState::OPTION );
		$this->product( 'Enamel “mug” & lid', '17.50', '15.25' );
		$html = $this->answer( 'wopb_product_list', [ 'search' => 'Enamel' ] )['html'];
		$data = $this->answer( 'wopb_product_list', [ 'search' => 'Enamel', 'format' => 'data' ] )['products'];

		self::assertCount( substr_count( $html, 'name="add"' ), $data );
		self::assertNotSame( [], $data );
		foreach ( $data as $one ) {
			self::assertStringContainsString( 'value="' . $one['id'] . '"', $html );
			self::assertStringContainsString( '<span class="marketday-suggested__name">' . esc_html( $one['name'] ) . '</span>', $html );
			self::assertStringContainsString( $one['price']['html'], $html );
		}
	}

	public function test_data_have_no_table_where_what_follows_shows_none(): void {
		foreach ( [ 'message', 'redirect' ] as $action ) {
			$data = $this->answer( 'wopb_compare', [
				'type'         => 'add',
				'postid'       => (string) $this->product( 'Enamel mug', '17.50' ),
				'added_action' => $action,
				'format'       => 'data',
			] );

			self::assertNull( $data['comparison'] );
			self::assertArrayNotHasKey( 'html', $data );
		}
	}

	/** @param list<int> $ids */
	private function check( string $name, string $html, array $ids ): void {
		$data = (string) wp_json_encode( $this->answer( 'wopb_compare', [ 'type' => 'nav_popup', 'format' => 'data' ] )['comparison'], JSON_UNESCAPED_SLASHES );

		foreach ( $ids as $place => $id ) {
			$data = str_replace( "\"{$id}\":", "\"90{$place}\":", $data );
		}
		MarkupFixture::checkData( "compare/{$name}", json_decode( $this->steady( $data, $ids ) ) );
		MarkupFixture::check( "compare/{$name}", '<div data-marketday-island="compare">' . $this->steady( $html, $ids ) . '</div>' );
	}

	/**
	 * Without what is another thing in each run.
	 *
	 * @param list<int> $ids
	 */
	private function steady( string $html, array $ids ): string {
		foreach ( $ids as $place => $id ) {
			$before = '-item-|-compared-|-id="|value="|quantity\\[|product_id="|products=|-compare=|p=|"id":|"productId":';
			$html   = (string) preg_replace( "/((?:{$before})(?:\\d+,)*){$id}\\b/", '${1}90' . $place, $html );
			$html = (string) preg_replace( "/((?:products=|-compare=)(?:\\d+,)*){$id}\\b/", '${1}90' . $place, $html );
		}
		$html = (string) preg_replace( '/(marketday-nonce",?\s?"?value"?[=:]")\w+/', '$1nonce', $html );
		return str_replace( home_url(), 'https://shop.example', $html );
	}

	/** @param list<int> $ids */
	private function added( array $ids ): string {
		$html = '';
		foreach ( $ids as $id ) {
			$html = $this->send( [ 'type' => 'add', 'postid' => (string) $id ] );
		}
		return $html;
	}

	/** @param array<string, string> $fields */
	private function send( array $fields ): string {
		return $this->answer( 'wopb_compare', $fields )['html'];
	}

	/**
	 * @param array<string, string> $fields
	 * @return array<string, mixed>
	 */
	private function answer( string $call, array $fields ): array {
		foreach ( PluginAccess::plugin()->routes()->all() as $route ) {
			if ( $call === $route->address ) {
				$response = ( $route->handler )( new Request( $fields ) );
				self::assertIsArray( $response?->body );
				return $response->body['data'];
			}
		}
		self::fail( 'We don’t recognise that request.' );
	}

	private function product( string $name, string $price, string $sale = '' ): int {
		return $this->engine()->writer()->save( new ProductDraft(
			name: $name,
			status: 'publish',
			regularPrice: $price,
			salePrice: $sale,
			stockStatus: StockStatus::InStock,
			sku: sanitize_title( $name ),
			attributes: array_map(
				static fn ( string $attribute ): AttributeDraft => new AttributeDraft( $attribute, [ 'As it is' ], false ),
				[ 'Care', 'Colour', 'Material' ]
			)
		) );
	}
}
