<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Writes products in the engine's own way: one draft whole or not at all. */
interface CatalogueWriter {
	/**
	 * Creates the product, or updates the one with the draft's id or SKU. Variations are written with `ProductDraft::variationOf`.
	 *
	 * @return int The product's or variation's id.
	 * @throws StoreError With a sentence for the report; nothing was written.
	 */
	public function save( ProductDraft $draft ): int;

	/** The id of the product or variation with this SKU, 0 for none. */
	public function idBySku( string $sku ): int;

	/**
	 * Runs the work in one database transaction: a group (parent and variations) arrives whole or not at all.
	 *
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public function atomically( callable $work ): mixed;
}
