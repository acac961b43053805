<?php

declare( strict_types=1 );

namespace Marketday\UnitPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\View;
use Marketday\Store\LineItem;
use Marketday\Store\MeasuredPrice;
use Marketday\Store\PriceEvents;
use Marketday\Store\SaleEvents;

/** Price of a kilogram, a litre, a metre, a square metre or an item, beside each price and in each line of the basket. */
final class UnitPriceFeature implements Feature {
	public function register(): void {
		$view = new View( __DIR__ . '/views' );
		PriceEvents::onHtml( static function ( string $html, array $measured ) use ( $view ): string {
			$shown = UnitPrices::of( $measured );
			return '' === $html || [] === $shown ? $html : $html . ' ' . trim( $view->render( 'unit-prices', [ 'shown' => $shown ] ) );
		} );
		SaleEvents::onLineDetails( static function ( array $details, LineItem $line, ?MeasuredPrice $piece ): array {
			return null === $piece ? $details : [
				...$details,
				[
					'name'  => __( 'Unit price', 'marketday' ),
					'value' => UnitPrices::ofPiece( $piece ),
				],
			];
		} );
	}
}
