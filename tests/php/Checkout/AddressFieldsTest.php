<?php

declare( strict_types=1 );

namespace Marketday\Tests\Checkout;

use Marketday\Tests\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;
use WP_REST_Request;
use WP_REST_Response;

final class AddressFieldsTest extends SiteTestCase {
	public function test_tells_the_fields_of_a_country_to_everyone(): void {
		$response = $this->ask( 'GB' );

		self::assertSame( 200, $response->get_status() );
		self::assertSame( 'public, max-age=3600', $response->get_headers()['Cache-Control'] );
		self::assertContains( 'email', array_column( $response->get_data()['billing'], 'name' ) );
		self::assertNotContains( 'email', array_column( $response->get_data()['shipping'], 'name' ) );
	}

	public function test_leaves_the_long_list_of_countries_out(): void {
		$country = array_column( $this->ask( 'GB' )->get_data()['billing'], null, 'name' )['country'];

		self::assertSame( 'select', $country['type'] );
		self::assertSame( [], (array) $country['options'] );
	}

	#[TestWith( [ '', 400, 'rest_invalid_param' ] )]
	#[TestWith( [ 'GBR', 400, 'rest_invalid_param' ] )]
	#[TestWith( [ "G'", 400, 'rest_invalid_param' ] )]
	#[TestWith( [ 'XX', 404, 'marketday_unknown_country' ] )]
	public function test_refuses_what_is_no_country_of_the_shop( string $country, int $status, string $code ): void {
		$response = $this->ask( $country );

		self::assertSame( $status, $response->get_status() );
		self::assertSame( $code, $response->get_data()['code'] );
	}

	private function ask( string $country ): WP_REST_Response {
		$request = new WP_REST_Request( 'GET', '/marketday/v1/address-fields' );
		$request->set_query_params( [ 'country' => $country ] );
		return rest_do_request( $request );
	}
}
