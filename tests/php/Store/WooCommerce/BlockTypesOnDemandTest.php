<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\WooCommerce;

use Marketday\Engine\WooCommerce\BlockTypesOnDemand;

final class BlockTypesOnDemandTest extends WooCommerceTestCase {
	/** Those that stand beside or in others of WooCommerce's, which are drawn only once all are there. */
	private const AMONG_ITS_OWN = [ 'CreateAccount', 'ProductDetails' ];

	public function test_every_block_that_puts_itself_beside_others_is_always_there(): void {
		$hooked = [];
		foreach ( glob( WC_ABSPATH . 'src/Blocks/BlockTypes/{,*/}*.php', GLOB_BRACE ) ?: [] as $file ) {
			$code = (string) file_get_contents( $file );
			if ( str_contains( $code, "'hooked_block_types'" ) || str_contains( $code, 'use BlockHooksTrait;' ) ) {
				$hooked[] = basename( $file, '.php' );
			}
		}
		sort( $hooked );

		self::assertSame( BlockTypesOnDemand::HOOKED, array_values( array_diff( $hooked, self::AMONG_ITS_OWN ) ) );
	}
}
