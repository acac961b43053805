<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded\Checkout;

use Marketday\Engine\Contract\Fee;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Embedded\Basket\PurchasableItemReader;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Orders\OrderItems;
use Marketday\Engine\Embedded\StoreApi\CheckoutOrderSchema;
use Marketday\Kernel\SystemClock;
use Marketday\Tests\Store\Embedded\SalesTestCase;

/** An order as the Store API answers it has what WooCommerce's has. */
final class OrderSchemaTest extends SalesTestCase {
	public function test_fees_are_named_and_summed_up(): void {
		$this->set( [ 'woocommerce_calc_taxes' => 'yes' ] );
		$this->aTaxRate( 'GB', '20' );
		SaleEvents::onFees( static fn ( array $fees ): array => [ ...$fees, new Fee( 'wrap', 'Gift wrap', 250, true ), new Fee( 'tip', 'Tip', 100, false ) ] );
		$this->add( $this->aProduct( regularPrice: '10' ) );
		$placed = $this->shop()->checkout()->place( $this->request() );
		$order  = $this->shop()->orders()->find( $placed->id, $placed->key ) ?? self::fail();

		$settings = new EmbeddedSettings();
		$purchasable    = new PurchasableItemReader( $settings, new SystemClock(), static fn (): string => '' );
		$response   = ( new CheckoutOrderSchema( $settings, new OrderItems(), $purchasable ) )->toArray( $order );

		$totals = (array) $response['totals'];
		self::assertSame( [ '350', '50', '1600' ], [ $totals['total_fees'], $totals['total_fees_tax'], $totals['total_price'] ] );
		self::assertSame( [ 'Gift wrap', 'Tip' ], array_column( $response['fees'], 'name' ) );
		self::assertSame( [ '250', '50' ], array_slice( array_values( (array) $response['fees'][0]['totals'] ), 0, 2 ) );
	}
}
