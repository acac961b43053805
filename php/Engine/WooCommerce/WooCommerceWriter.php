<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Contract\StoreError;
use Throwable;
use WC_Data_Exception;
use WC_Product_Variable;
use WC_Product_Variation;

/** Writes products by WooCommerce's own objects, so that its lookup tables, caches and hooks follow. */
final class WooCommerceWriter implements CatalogueWriter {
	public function __construct(
		private readonly ProductFactory $factory,
		private readonly ProductFiller $filler
	) {}

	public function save( ProductDraft $draft ): int {
		try {
			return $this->atomically( fn (): int => $this->write( $draft ) );
		} catch ( WC_Data_Exception $refusal ) {
			throw new StoreError( $refusal->getErrorCode(), PlainText::of( $refusal->getMessage() ), 400 );
		}
	}

	public function idBySku( string $sku ): int {
		return '' === $sku ? 0 : (int) wc_get_product_id_by_sku( $sku );
	}

	public function atomically( callable $work ): mixed {
		try {
			return Transaction::run( $work );
		} catch ( Throwable $error ) {
			// What was cached meanwhile tells of rows that are gone.
			wp_cache_flush();
			throw $error;
		}
	}

	private function write( ProductDraft $draft ): int {
		$id      = $draft->id ?? $this->idBySku( (string) $draft->sku );
		$product = $this->factory->product( $draft, $id );
		$this->filler->fill( $product, $draft );
		$id = $product->save();
		if ( $id <= 0 ) {
			throw new StoreError( 'woocommerce_product_not_saved', __( 'We couldn’t save the product.', 'marketday' ), 500 );
		}
		if ( $product instanceof WC_Product_Variation ) {
			WC_Product_Variable::sync( $product->get_parent_id() );
		}
		return $id;
	}
}
