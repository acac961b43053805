<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Announcement;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\Storage\Transaction;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;
use Throwable;

/** Writes products as WooCommerce would store them. What follows from them is brought up to date once, at the end of the outermost work. */
final class EmbeddedWriter implements CatalogueWriter {
	private int $depth = 0;

	/** @var array<int, true> Products and variations written in the open work. */
	private array $written = [];

	public function __construct(
		private readonly ProductRecords $records,
		private readonly DraftCheck $check,
		private readonly PostWriter $posts,
		private readonly AttributeWriter $attributes,
		private readonly TermWriter $terms,
		private readonly Fields $fields,
		private readonly MetaTable $meta,
		private readonly ProductSync $sync
	) {}

	public function save( ProductDraft $draft ): int {
		$existing = $this->existing( $draft );
		$parent   = null === $draft->variationOf ? null : $this->records->find( $draft->variationOf );
		$this->check->check( $draft, $existing, $parent );
		$this->refuseTaken( $draft, $existing );
		return $this->atomically( fn (): int => $this->write( $draft, $existing, $parent ) );
	}

	public function idBySku( string $sku ): int {
		return $this->idBy( 'sku', trim( $sku ) );
	}

	public function atomically( callable $work ): mixed {
		++$this->depth;
		$saved = [];
		try {
			$result = Transaction::run( function () use ( $work, &$saved ): mixed {
				$result = $work();
				$saved  = 1 === $this->depth ? $this->finish() : [];
				return $result;
			} );
		} catch ( Throwable $failure ) {
			$this->forget();
			throw $failure;
		} finally {
			--$this->depth;
		}
		foreach ( $saved as $id ) {
			/** A product was written, whole, and everything that follows from it. @param int $id */
			Announcement::make( 'marketday_product_saved', $id );
		}
		return $result;
	}

	/** True while a draft is being written: WordPress's own save hooks need not do the work twice. */
	public function isWriting(): bool {
		return $this->depth > 0;
	}

	private function write( ProductDraft $draft, ?ProductRecord $existing, ?ProductRecord $parent ): int {
		$id     = $this->posts->write( $draft, $existing, $parent );
		$fields = $this->fields->of( $draft, $existing );
		null === $existing ? $this->meta->insert( $id, $fields ) : $this->meta->update( $id, $fields );
		$this->terms->write( $id, $draft, null === $existing );
		if ( null !== $draft->attributes && null !== $parent ) {
			$this->attributes->writeVariation( $id, $parent, $draft->attributes );
			$this->posts->nameVariation( $id, $parent );
		} elseif ( null !== $draft->attributes ) {
			$this->attributes->writeProduct( $id, $draft->attributes );
		}
		$this->written[ $id ] = true;
		$this->keepLookupOfSku( $id, $draft );
		return $id;
	}

	/** A later draft of the same work may name this one by its SKU. */
	private function keepLookupOfSku( int $id, ProductDraft $draft ): void {
		global $wpdb;
		if ( null !== $draft->sku || null !== $draft->gtin ) {
			$record = $this->records->find( $id );
			$wpdb->replace( "{$wpdb->prefix}wc_product_meta_lookup", [
				'product_id'       => $id,
				'sku'              => $record?->text( '_sku' ) ?? '',
				'global_unique_id' => $record?->text( '_global_unique_id' ) ?? '',
			] );
		}
	}

	/** @return list<int> */
	private function finish(): array {
		$written       = array_keys( $this->written );
		$this->written = [];
		return $this->sync->sync( $written );
	}

	/** Forgets what was read within the undone work, also where the object cache outlives the request. */
	private function forget(): void {
		foreach ( array_keys( $this->written ) as $id ) {
			clean_post_cache( $id );
		}
		if ( 1 === $this->depth ) {
			$this->written = [];
			$this->attributes->forget();
			wp_cache_flush();
		}
	}

	private function existing( ProductDraft $draft ): ?ProductRecord {
		if ( null !== $draft->id ) {
			$record = $this->records->find( $draft->id );
			/* translators: %d: a product's number */
			return $record ?? throw new StoreError( 'marketday_product_invalid_id', sprintf( __( 'No product has the number %d.', 'marketday' ), $draft->id ), 404 );
		}
		$id = null === $draft->sku || '' === trim( $draft->sku ) ? 0 : $this->idBySku( $draft->sku );
		return $id > 0 ? $this->records->find( $id ) : null;
	}

	private function refuseTaken( ProductDraft $draft, ?ProductRecord $existing ): void {
		$values = [
			'sku'              => trim( (string) $draft->sku ),
			'global_unique_id' => trim( (string) $draft->gtin ),
		];
		foreach ( $values as $column => $value ) {
			$owner = '' === $value ? 0 : $this->idBy( $column, $value );
			if ( $owner > 0 && $owner !== $existing?->id() ) {
				/* translators: 1: a SKU or GTIN, 2: a product's number */
				throw new StoreError( 'marketday_product_duplicate', sprintf( __( '“%1$s” already belongs to product %2$d.', 'marketday' ), $value, $owner ), 409 );
			}
		}
	}

	/** @param 'sku'|'global_unique_id' $column */
	private function idBy( string $column, string $value ): int {
		global $wpdb;
		if ( '' === $value ) {
			return 0;
		}
		$sql = "SELECT l.product_id FROM {$wpdb->prefix}wc_product_meta_lookup l INNER JOIN {$wpdb->posts} p ON p.ID = l.product_id
			WHERE l.{$column} = %s AND p.post_status <> 'trash' ORDER BY l.product_id ASC LIMIT 1";
		return (int) $wpdb->get_var( $wpdb->prepare( $sql, $value ) ); // phpcs:ignore WordPress.DB.PreparedSQL -- one of two columns.
	}
}
