<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Search\Index\FactsReader;
use Marketday\Search\Index\IndexBuilder;
use Marketday\Search\Index\IndexChanges;
use Marketday\Search\Index\IndexLock;
use Marketday\Search\Index\IndexState;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Request;

/** `GET products?search=` asks the search that the shop's pages ask. */
#[Group( 'sqlite' )]
final class StoreApiSearchTest extends SiteTestCase {
	private int $blouse = 0;

	protected function setUp(): void {
		parent::setUp();
		if ( 'embedded' !== $this->engine()->name() ) {
			self::markTestSkipped( 'The site runs on WooCommerce.' );
		}
		$this->blouse = $this->save( 'Μπλούζα δοκιμής', 'GR-BLOUSE-7731' );
		$this->save( 'Πουκάμισο δοκιμής', 'GR-SHIRT-7732' );
		$this->save( 'コーヒーカップ試作', 'JP-CUP-7733' );
	}

	#[DataProvider( 'searches' )]
	public function test_finds_as_the_shop_does( string $search ): void {
		self::assertSame( [ $this->blouse ], $this->found( [ 'search' => $search ] ) );
	}

	/** @return iterable<string, array{string}> */
	public static function searches(): iterable {
		yield 'as written' => [ 'Μπλούζα' ];
		yield 'without accents' => [ 'μπλουζα δοκιμης' ];
		yield 'in capitals' => [ 'ΜΠΛΟΥΖΑ' ];
		yield 'with a mistake' => [ 'μπλοζα δοκιμης' ];
		yield 'by its number' => [ 'gr blouse 7731' ];
	}

	public function test_other_conditions_hold_beside_it(): void {
		self::assertSame( [], $this->found( [ 'search' => 'μπλουζα', 'exclude' => [ $this->blouse ] ] ) );
		self::assertSame( [], $this->found( [ 'search' => 'μπλουζα', 'min_price' => '100000' ] ) );
		self::assertCount( 2, $this->found( [ 'search' => 'δοκιμησ' ] ) );
		self::assertSame( [], $this->found( [ 'search' => 'ποδηλατο' ] ) );
		self::assertSame( [], $this->found( [ 'search' => '%_%' ] ) );
	}

	public function test_finds_a_word_in_the_middle_where_no_spaces_are(): void {
		self::assertCount( 1, $this->found( [ 'search' => 'カップ' ] ) );
	}

	public function test_the_catalogue_asked_by_others_finds_the_same(): void {
		$found = $this->engine()->catalogue()->query( new ProductQuery( search: 'ΜΠΛΟΥΖΑ' ) )->products;

		self::assertSame( [ $this->blouse ], array_column( $found, 'id' ) );
	}

	public function test_finds_what_is_written_so_until_the_index_is_there(): void {
		delete_option( IndexState::OPTION );

		self::assertSame( [ $this->blouse ], $this->found( [ 'search' => 'Μπλούζα' ] ) );
	}

	public function test_finds_terms_however_they_are_written(): void {
		$draft = new ProductDraft( name: 'In a category', status: 'publish', regularPrice: '3.00', categories: [ [ 'Γυναικεία ρούχα 7731' ] ] );
		$this->engine()->writer()->save( $draft );

		self::assertCount( 1, $this->found( [ 'search' => 'ΡΟΥΧΑ 7731' ], 'products/categories' ) );
		self::assertCount( 1, $this->found( [ 'search' => 'Γυναικεία ρούχα 7731' ], 'products/categories' ) );
		self::assertSame( [], $this->found( [ 'search' => 'ποδήλατα 7731' ], 'products/categories' ) );
	}

	/**
	 * @param array<string, mixed> $parameters
	 * @return list<int>
	 */
	private function found( array $parameters, string $path = 'products' ): array {
		/** @var WP_REST_Request<array<string, mixed>> $request */
		$request = new WP_REST_Request( 'GET', "/wc/store/v1/{$path}" );
		$request->set_query_params( $parameters );
		$response = rest_do_request( $request );
		self::assertSame( 200, $response->get_status(), (string) wp_json_encode( $response->get_data() ) );
		return array_column( (array) $response->get_data(), 'id' );
	}

	private function save( string $name, string $sku ): int {
		$id = $this->engine()->writer()->save( new ProductDraft( name: $name, sku: $sku, status: 'publish', regularPrice: '3.00' ) );
		( new IndexBuilder( new FactsReader( $this->engine()->prices() ), new IndexChanges(), new IndexLock() ) )->catchUp( [ $id ] );
		return $id;
	}
}
