<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;

/** Products whose price shoppers name, with the limits and suggestions of it. */
final class NamedPrices {
	public function __construct(
		private readonly Engine $engine,
		private readonly ShopFile $prices
	) {}

	public function write(): void {
		foreach ( $this->prices->parts() as $price ) {
			$product = $this->engine->writer()->idBySku( $price->text( 'sku' ) );
			if ( $product > 0 ) {
				update_post_meta( $product, '_wopb_name_price', [
					'enable'       => 'yes',
					'min'          => $price->text( 'lowest' ),
					'max'          => '',
					'suggested'    => $price->text( 'suggested' ),
					'chunk_enable' => 'yes',
					'chunk'        => $price->text( 'choices' ),
				] );
			}
		}
	}
}
