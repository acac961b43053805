<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Engine\Contract\StockHolds;
use Marketday\Tests\Store\BasketContract;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'sqlite' )]
final class BasketContractTest extends SalesTestCase {
	use BasketContract;

	public static function setUpBeforeClass(): void {
		parent::setUpBeforeClass();
		// Before any transaction: on MariaDB a new table ends it.
		StockHolds::install();
	}

	protected function freeDelivery( array $settings ): void {
		$this->aShippingMethod( 'free_shipping', $settings );
	}

	protected function freeDeliveryCoupon( string $code ): void {
		$this->aCoupon( $code, [ 'discount_type' => 'fixed_cart', 'coupon_amount' => '5', 'free_shipping' => 'yes' ] );
	}

	protected function anotherVisitor(): void {
		$_COOKIE = [];
		$this->nextRequest();
	}

	protected function setOption( string $name, mixed $value ): void {
		$this->set( [ $name => $value ] );
	}
}
