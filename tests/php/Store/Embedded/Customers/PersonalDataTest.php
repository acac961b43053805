<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Customers;

use Marketday\Tests\Store\Embedded\SalesTestCase;

/** The shop answers WordPress's export and erasure requests. */
final class PersonalDataTest extends SalesTestCase {
	private function order(): int {
		$this->add( $this->aProduct( name: 'Private mug' ) );
		return $this->shop()->checkout()->place( $this->request( customerNote: 'My secret', billing: $this->ann( email: 'private@example.com' ) ) )->id;
	}

	/** @return array<string, mixed> */
	private function ask( string $tool, string $email ): array {
		array_map( 'call_user_func', $this->nextRequest()->parts() );
		$all = apply_filters( "wp_privacy_personal_data_{$tool}s", [] );
		return $all['marketday-orders']['callback']( $email, 1 );
	}

	public function test_orders_are_exported_to_their_address_only(): void {
		$id = $this->order();
		self::assertStringContainsString( 'My secret', (string) wp_json_encode( $this->ask( 'exporter', 'private@example.com' )['data'] ) );
		self::assertStringContainsString( 'United Kingdom, private@example.com', (string) wp_json_encode( $this->ask( 'exporter', 'private@example.com' )['data'] ) );
		self::assertContains( "order-{$id}", array_column( $this->ask( 'exporter', 'private@example.com' )['data'], 'item_id' ) );
		self::assertSame( [], $this->ask( 'exporter', 'bob@example.com' )['data'] );
	}

	public function test_orders_are_kept_unless_the_shop_lets_them_go(): void {
		$id     = $this->order();
		$response = $this->ask( 'eraser', 'private@example.com' );
		self::assertSame( [ false, true, 'Ann' ], [ $response['items_removed'], $response['items_retained'], get_post_meta( $id, '_billing_first_name', true ) ] );

		$this->set( [ 'woocommerce_erasure_request_removes_order_data' => 'yes' ] );
		$response = $this->ask( 'eraser', 'private@example.com' );
		self::assertSame( [ true, false ], [ $response['items_removed'], $response['items_retained'] ] );
		self::assertStringNotContainsString( 'Ann', (string) wp_json_encode( get_post_meta( $id ) ) );
		self::assertSame( [ '', '10.00', 'wc-on-hold' ], [ get_post( $id )->post_excerpt, get_post_meta( $id, '_order_total', true ), get_post_status( $id ) ] );
	}
}
