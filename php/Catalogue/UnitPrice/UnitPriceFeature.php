<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\UnitPrice;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\LineItem;
use Marketday\Engine\Contract\MeasuredPrice;
use Marketday\Engine\Contract\PriceEvents;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;

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
