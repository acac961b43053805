<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Tests\Store\OrderDataContract;
use Marketday\Tests\Store\OrderSourcesContract;
use Marketday\Tests\Store\SaleEventsContract;

final class SaleEventsTest extends SalesTestCase {
	use OrderDataContract;
	use OrderSourcesContract;
	use SaleEventsContract;

	protected function delivery( string $title, string $cost ): void {
		$this->aShippingMethod( 'flat_rate', [ 'title' => $title, 'cost' => $cost ] );
	}
}
