<?php

declare( strict_types=1 );

namespace Marketday\Tests\AddressSearch;

use Marketday\Buying\AddressSearch\AddressSearchEndpoint;
use Marketday\Buying\AddressSearch\AddressSearchSettings;
use Marketday\Engine\Contract\AddressProvider;
use Marketday\Engine\Contract\AddressProviders;
use Marketday\Engine\Contract\AddToBasket;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Routes;
use Marketday\Tests\OtherSite;
use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The site asks the services that know addresses; a fake of each speaks its protocol. */
final class AddressSearchTest extends SiteTestCase {
	private const SERVICES = <<<'PHP'
		<?php
		$url = parse_url( $_SERVER['REQUEST_URI'] );
		parse_str( $url['query'] ?? '', $asked );
		file_put_contents( __DIR__ . '/notes', json_encode( [ $url['path'], $asked, $_SERVER['HTTP_AUTHORIZATION'] ?? '' ] ) . "\n", FILE_APPEND );
		header( 'Content-Type: application/json' );
		$query = $asked['q'] ?? $asked['query'] ?? '';
		if ( 'broken' === $query ) { echo '<html>'; exit; }
		if ( 'list' === $query ) { echo '"a text"'; exit; }
		if ( 'busy' === $query ) { http_response_code( 429 ); echo '{}'; exit; }
		$house = fn ( $id, $facts ) => [
			'type' => 'Feature',
			'geometry' => [ 'type' => 'Point', 'coordinates' => [ -0.12, 51.5 ] ],
			'properties' => [ 'osm_type' => 'W', 'osm_id' => $id ] + $facts,
		];
		if ( '/api' === $url['path'] ) {
			$ten = [ 'type' => 'house', 'housenumber' => '10', 'street' => 'Downing Street' ];
			$houses = [
				$house( 1, $ten + [ 'city' => 'London', 'postcode' => 'SW1A 2AA', 'state' => 'England', 'countrycode' => 'GB', 'name' => '<b>Office</b>' ] ),
				$house( 2, $ten + [ 'city' => 'Farmington', 'postcode' => '06032', 'state' => 'Connecticut', 'countrycode' => 'US' ] ),
			];
			for ( $i = 3; $i < 12; $i++ ) { $houses[] = $house( $i, [ 'type' => 'street', 'name' => "Downing Road {$i}", 'city' => 'Leeds', 'countrycode' => 'GB' ] ); }
			echo json_encode( [ 'type' => 'FeatureCollection', 'features' => $houses ] ); exit;
		}
		if ( '/search' === $url['path'] ) {
			$address = [ 'house_number' => '10', 'road' => 'Downing Street', 'city' => 'London', 'postcode' => 'SW1A 2AA', 'country_code' => 'gb' ];
			echo json_encode( [ [ 'place_id' => 77, 'display_name' => '10 Downing Street, Westminster, London', 'address' => $address ] ] ); exit;
		}
		if ( '/autocomplete/addresses' === $url['path'] ) {
			$urls = [ 'udprn' => '/v1/autocomplete/addresses/paf_23747771/gbr' ];
			$hits = [ [ 'id' => 'paf_23747771', 'suggestion' => '10 Downing Street, London, SW1A', 'urls' => $urls ] ];
			echo json_encode( [ 'code' => 2000, 'message' => 'Success', 'result' => [ 'hits' => $hits ] ] ); exit;
		}
		if ( '/autocomplete/addresses/paf_23747771/gbr' === $url['path'] ) {
			$lines = [ 'line_1' => 'Prime Minister', 'line_2' => '10 Downing Street', 'line_3' => '' ];
			$place = [ 'post_town' => 'LONDON', 'postcode' => 'SW1A 2AA', 'county' => 'London', 'country_iso_2' => 'GB' ];
			echo json_encode( [ 'code' => 2000, 'result' => $lines + $place ] ); exit;
		}
		http_response_code( 404 );
		echo json_encode( [ 'code' => 4044, 'message' => 'Not found' ] );
		PHP;

	private static ?OtherSite $services = null;

	private Routes $routes;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		self::$services = OtherSite::start( self::SERVICES );
	}

	public static function tearDownAfterClass(): void {
		self::$services?->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		self::$services?->forget();
		add_filter( 'http_request_host_is_external', '__return_true' );
		$this->routes = new Routes();
		( new AddressSearchEndpoint(
			$this->engine(),
			new AddressSearchSettings(),
			new HttpClient( 5.0, 1, static fn (): array => [ '127.0.0.2' ] )
		) )->addTo( $this->routes );
		$this->engine()->basket()->add( new AddToBasket( $this->engine()->writer()->save( new ProductDraft(
			name: 'Slate Coaster',
			regularPrice: '12.50',
			virtual: true
		) ) ) );
		$this->choose( 'photon' );
	}

	/** @param array<string, mixed> $more */
	private function choose( string $service, array $more = [] ): void {
		update_option(
			'marketday_address_search',
			$more + [ 'service' => $service, 'url' => 'http://localhost:' . ( self::$services->port ?? 0 ) . '/', 'key' => 'ak_1', 'daily' => 500 ]
		);
	}

	/** @return array<string, mixed> */
	private function search( string $query, string $country = 'GB' ): array {
		return $this->call( 0, [ 'query' => $query, 'country' => $country ] );
	}

	/**
	 * @param array<string, string> $parameters
	 * @return array<string, mixed>
	 */
	private function call( int $route, array $parameters ): array {
		$request = new Request( $parameters, [] );
		$this->routes->all()[ $route ]->guard->check( $request );
		$body = ( $this->routes->all()[ $route ]->handler )( $request )?->body;
		self::assertIsArray( $body );
		return $body;
	}

	/** @return list<array{path: string, query: array<string, string>, authorization: string}> What the service was asked. */
	private function asked(): array {
		$asked = [];
		foreach ( explode( "\n", trim( self::$services?->notes() ?? '' ) ) as $line ) {
			$text = json_decode( $line, true );
			if ( is_array( $text ) ) {
				$asked[] = [
					'path'          => (string) $text[0],
					'query'         => (array) $text[1],
					'authorization' => (string) $text[2],
				];
			}
		}
		return $asked;
	}

	public function test_photon_suggests_at_most_five_addresses_of_the_country_and_tells_them_whole(): void {
		$suggestions = $this->search( '10 downing' )['suggestions'];

		self::assertCount( 5, $suggestions );
		self::assertSame(
			[
				'address' => [
					'country' => 'GB',
					'address_1' => '10 Downing Street',
					'address_2' => 'Office',
					'city' => 'London',
					'postcode' => 'SW1A 2AA',
					'state' => 'England',
				],
				'id'      => 'W1',
				'label'   => '10 Downing Street, London, SW1A 2AA',
			],
			$suggestions[0]
		);
		self::assertSame( [ '/api', [ 'q' => '10 downing', 'limit' => '20' ] ], [ $this->asked()[0]['path'], $this->asked()[0]['query'] ] );
	}

	public function test_a_region_is_told_by_the_code_its_form_holds(): void {
		self::assertSame(
			[ 'US', 'CT' ],
			[ $this->search( '10 downing', 'US' )['suggestions'][0]['address']['country'], $this->search( '10 downing', 'US' )['suggestions'][0]['address']['state'] ]
		);
	}

	public function test_nominatim_is_asked_for_the_country(): void {
		$this->choose( 'nominatim' );

		$suggestions = $this->search( '10 downing' )['suggestions'];

		self::assertSame( [ '10 Downing Street', 'London' ], [ $suggestions[0]['address']['address_1'], $suggestions[0]['address']['city'] ] );
		self::assertSame(
			[ 'gb', '5', 'jsonv2' ],
			[ $this->asked()[0]['query']['countrycodes'], $this->asked()[0]['query']['limit'], $this->asked()[0]['query']['format'] ]
		);
	}

	public function test_the_postcode_service_tells_an_address_when_it_is_taken_and_its_key_goes_into_no_address(): void {
		$this->choose( 'ideal-postcodes' );

		$suggestion = $this->search( 'SW1A 2AA' )['suggestions'][0];
		$address    = $this->call( 1, [ 'id' => $suggestion['id'] ] );

		self::assertSame( [ 'id' => 'paf_23747771', 'label' => '10 Downing Street, London, SW1A' ], $suggestion );
		self::assertSame(
			[
				'country' => 'GB',
				'address_1' => 'Prime Minister',
				'address_2' => '10 Downing Street',
				'city' => 'London',
				'postcode' => 'SW1A 2AA',
				'state' => 'London',
			],
			$address
		);
		foreach ( $this->asked() as [ 'path' => $path, 'query' => $query, 'authorization' => $authorization ] ) {
			self::assertStringNotContainsString( 'ak_1', $path . implode( $query ) );
			self::assertSame( 'IDEALPOSTCODES api_key="ak_1"', $authorization );
		}
	}

	public function test_no_more_is_paid_for_in_a_day_than_the_shop_allows(): void {
		$this->choose( 'ideal-postcodes', [ 'daily' => 2 ] );
		$wanted = null;
		$watch  = static function ( mixed $limit, string $name ) use ( &$wanted ): mixed {
			$wanted = 'address-purchases' === $name ? $limit : $wanted;
			return $limit;
		};
		add_filter( 'marketday_rate_limit', $watch, 1, 2 );
		add_filter( 'marketday_rate_limit', static function ( mixed $limit, string $name ) use ( &$wanted ): mixed {
			return 'address-purchases' === $name ? $wanted : $limit;
		}, 20, 2 );
		$this->call( 1, [ 'id' => 'paf_23747771' ] );
		$this->call( 1, [ 'id' => 'paf_23747771' ] );

		$this->assertProblem( 429, fn () => $this->call( 1, [ 'id' => 'paf_23747771' ] ) );
		self::assertCount( 2, $this->asked() );
		self::assertNotEmpty( $this->search( 'SW1A' )['suggestions'], 'What costs nothing goes on.' );
	}

	/** @param array{string, string} $search */
	#[DataProvider( 'refused' )]
	public function test_refuses_what_is_no_search_and_asks_nobody( array $search ): void {
		$this->assertProblem( 400, fn () => $this->search( ...$search ) );
		self::assertSame( [], $this->asked() );
	}

	/** @return iterable<string, array{array{string, string}}> */
	public static function refused(): iterable {
		yield 'two letters' => [ [ 'ab', 'GB' ] ];
		yield 'two letters and a tag' => [ [ '<b>ab</b>', 'GB' ] ];
		yield 'a novel' => [ [ str_repeat( 'a', 201 ), 'GB' ] ];
		yield 'no country' => [ [ '10 downing', '' ] ];
		yield 'no code' => [ [ '10 downing', 'G1' ] ];
	}

	public function test_a_country_that_the_service_does_not_know_is_no_search(): void {
		$this->choose( 'ideal-postcodes' );

		$this->assertProblem( 400, fn () => $this->search( '10 downing', 'FR' ) );
		self::assertSame( [], $this->asked() );
	}

	#[DataProvider( 'failing' )]
	public function test_a_service_that_fails_is_told_without_its_words( string $query, string $service ): void {
		$this->choose( $service );

		$this->assertProblem( 502, fn () => $this->search( $query ) );
	}

	/** @return iterable<array{string, string}> */
	public static function failing(): iterable {
		yield [ 'broken', 'photon' ];
		yield [ 'list', 'nominatim' ];
		yield [ 'busy', 'ideal-postcodes' ];
	}

	public function test_who_has_an_empty_basket_is_suggested_nothing(): void {
		foreach ( $this->engine()->basket()->contents()->lines as $line ) {
			$this->engine()->basket()->remove( $line->key );
		}

		$this->assertProblem( 403, fn () => $this->search( '10 downing' ) );
		self::assertSame( [], $this->asked() );
	}

	public function test_a_visitor_asks_sixty_times_a_minute_at_most(): void {
		add_filter(
			'marketday_rate_limit',
			static fn ( array $limit, string $name ): array => 'address-search' === $name ? [ 'calls' => 2, 'seconds' => 60 ] : $limit,
			10,
			2
		);
		$this->search( '10 downing' );
		$this->search( '10 downing' );

		$this->assertProblem( 429, fn () => $this->search( '10 downing' ) );
	}

	public function test_another_sites_page_is_refused(): void {
		$request = new Request( [ 'query' => '10 downing', 'country' => 'GB' ], [ 'origin' => 'https://elsewhere.example' ] );

		$this->assertProblem( 403, fn () => $this->routes->all()[0]->guard->check( $request ) );
	}

	public function test_the_site_has_one_provider_once_a_service_is_set_up_whole(): void {
		$ids = static fn (): array => array_map( static fn ( AddressProvider $one ): string => $one->id, AddressProviders::all() );

		self::assertSame( [ 'marketday' ], $ids() );
		self::assertStringContainsString( 'OpenStreetMap', AddressProviders::all()[0]->brandingHtml );
		$this->choose( 'ideal-postcodes', [ 'key' => '' ] );
		self::assertSame( [], $ids() );
		$this->choose( 'photon', [ 'url' => '' ] );
		self::assertSame( [], $ids() );
	}

	public function test_branding_keeps_only_what_the_contract_allows(): void {
		$provider = new AddressProvider( 'x', 'X', '<div class="a" onclick="x()"><script>alert(1)</script><img src="https://x.example/l.png" alt="X" width="9" onerror="x()"><a href="javascript:x()" target="_blank">by</a><table><b>X</b></table></div>' );

		self::assertSame( '<div class="a">alert(1)<img src="https://x.example/l.png" alt="X" width="9"><a href="x()" target="_blank">by</a><b>X</b></div>', $provider->brandingHtml );
	}

	private function assertProblem( int $status, \Closure $work ): void {
		try {
			$work();
			self::fail( "A refusal with the status {$status} was expected." );
		} catch ( Problem $problem ) {
			self::assertSame( $status, $problem->status );
		}
	}
}
