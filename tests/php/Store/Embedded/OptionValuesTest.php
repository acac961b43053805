<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Embedded;

use Marketday\Tests\Store\OptionValuesContract;

final class OptionValuesTest extends SalesTestCase {
	use OptionValuesContract;

	protected function forgetProduct( int $id ): void {
		clean_post_cache( $id );
		$this->nextRequest();
	}
}
