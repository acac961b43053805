<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductCodes;
use Marketday\Engine\Contract\Variation;
use Marketday\Engine\Contract\VariationSale;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Makes the contract's variations from stored ones. */
final class VariationReader {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly PriceReader $prices,
		private readonly StockReader $stock,
		private readonly ImageReader $pictures
	) {}

	public function variation( ProductRecord $record ): Variation {
		$stock    = $this->stock->stock( $record );
		$price    = $this->prices->price( $record );
		$isPublic = 'publish' === $record->post->post_status && null !== $price->current();
		return new Variation(
			$record->id(),
			(int) $record->post->post_parent,
			new ProductCodes( $record->ownOrParentText( '_sku' ), $record->text( '_global_unique_id' ) ),
			$record->choice(),
			$price,
			$stock,
			new VariationSale(
				$isPublic,
				$isPublic && ( $stock->isBuyable() || ! $this->settings->hidesOutOfStock() ),
				'publish' === $record->post->post_status,
				$record->isSoldIndividually(),
				$this->stock->limits( $record, $stock ),
				$record->needsShipping()
			),
			$this->pictures->image( (int) $record->ownOrParentText( '_thumbnail_id' ), $record->name() )
		);
	}
}
