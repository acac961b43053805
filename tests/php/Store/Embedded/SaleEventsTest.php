<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Tests\Store\OrderDataContract;
use Marketday\Tests\Store\OrderSourcesContract;
use Marketday\Tests\Store\PricingContract;
use Marketday\Tests\Store\SaleEventsContract;
use Marketday\Tests\Store\SalesContract;

final class SaleEventsTest extends SalesTestCase {
	use OrderDataContract;
	use OrderSourcesContract;
	use PricingContract;
	use SaleEventsContract;
	use SalesContract;

	protected function emailOf( int $id ): string {
		$message = end( $this->emails )['message'] ?? '';
		return is_string( $message ) ? $message : '';
	}

	protected function fiver( string $code ): void {
		$this->aCoupon( $code, [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5' ] );
	}

	protected function delivery( string $title, string $cost ): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => $title, 'cost' => $cost ] );
	}
}
