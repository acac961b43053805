<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\ProductGroup;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\Plan\PlanBuilder;
use Marketday\Admin\Import\Row\DraftFields;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\CatalogueWriter;

/**
 * Finds the product a row speaks of. The SKU decides; a row without one is known again by what an earlier import
 * noted. An id in the file is the other shop's: it never leads to a product that is not the same by name.
 */
final class ProductFinder {
	public const SOURCE_ID   = '_marketday_source_id';
	public const FINGERPRINT = '_marketday_source_hash';
	private const SOURCE_KEY = '_marketday_source_';

	public function __construct( private readonly CatalogueWriter $writer ) {}

	/**
	 * @param int $parentId The parent's id for a variation, 0 while the parent is not written.
	 * @return int 0 for a product that is new.
	 * @throws RowRefusedException When the SKU belongs to something else.
	 */
	public function existing( DraftFields $fields, int $parentId = 0 ): int {
		$row = $fields->row;
		$sku = $row->textOrEmpty( 'sku' );
		if ( '' !== $sku ) {
			$id = $this->writer->idBySku( $sku );
			$this->refuseForeign( $row, $id, $parentId );
			return $id;
		}
		$id = $this->bySourceKey( $this->sourceKey( $fields, $parentId ) );
		return $id > 0 && $this->isKind( $id, $row->isVariation() ) ? $id : $this->sameProductById( $fields );
	}

	/**
	 * The fields an import notes about a row, for the next time.
	 *
	 * @return array<string, string>
	 */
	public function notes( DraftFields $fields, int $parentId, bool $isComplete ): array {
		$row   = $fields->row;
		$notes = [ self::FINGERPRINT => $this->fingerprint( $row ) . ( $isComplete ? '' : '+' ) ];
		if ( '' !== PlanBuilder::idName( $row->textOrEmpty( 'id' ) ) ) {
			$notes[ self::SOURCE_ID ] = (string) (int) $row->textOrEmpty( 'id' );
		}
		if ( '' === $row->textOrEmpty( 'sku' ) ) {
			$notes[ $this->sourceKey( $fields, $parentId ) ] = '1';
		}
		return $notes;
	}

	/** Tells whether the product holds what the row says already: yes, no, or all but pictures and links ('partly'). */
	public function isWritten( CsvRow $row, int $id ): string {
		$stored = (string) get_post_meta( $id, self::FINGERPRINT, true );
		$print  = $this->fingerprint( $row );
		return $print === $stored ? 'yes' : ( "{$print}+" === $stored ? 'partly' : 'no' );
	}

	/** The product that an earlier import made of this id, 0 when there is none or more than one. */
	public function bySourceId( int $sourceId ): int {
		$ids = 0 === $sourceId ? [] : $this->withMeta( self::SOURCE_ID, (string) $sourceId );
		return 1 === count( $ids ) ? $ids[0] : 0;
	}

	private function fingerprint( CsvRow $row ): string {
		return '1-' . $row->fingerprint();
	}

	private function refuseForeign( CsvRow $row, int $id, int $parentId ): void {
		if ( 0 === $id ) {
			return;
		}
		$isOther = ! $this->isKind( $id, $row->isVariation() ) || ( $row->isVariation() && wp_get_post_parent_id( $id ) !== $parentId );
		if ( $isOther ) {
			/* translators: 1: SKU, 2: name of a product. */
			throw new RowRefusedException( sprintf( __( 'The SKU "%1$s" belongs to another product: %2$s.', 'marketday' ), $row->textOrEmpty( 'sku' ), wp_strip_all_tags( get_the_title( $id ) ) ) );
		}
	}

	private function isKind( int $id, bool $isVariation ): bool {
		return ( $isVariation ? 'product_variation' : 'product' ) === get_post_type( $id ) && 'trash' !== get_post_status( $id );
	}

	/** Key that makes a row without SKU the same row: its id and name, or for a variation its parent and id or values. */
	private function sourceKey( DraftFields $fields, int $parentId ): string {
		$row  = $fields->row;
		$id   = PlanBuilder::idName( $row->textOrEmpty( 'id' ) );
		$says = [ $id, mb_strtolower( (string) $fields->name() ) ];
		if ( $row->isVariation() ) {
			$says = [ 'parent', $parentId, '' === $id ? $this->valuesOf( $fields ) : $id ];
		}
		return self::SOURCE_KEY . substr( hash( 'xxh128', (string) wp_json_encode( $says ) ), 0, 20 );
	}

	/** @return array<string, string> */
	private function valuesOf( DraftFields $fields ): array {
		$values = [];
		foreach ( $fields->attributes() ?? [] as $attribute ) {
			$values[ mb_strtolower( $attribute->name ) ] = mb_strtolower( $attribute->values[0] ?? '' );
		}
		ksort( $values );
		return $values;
	}

	private function bySourceKey( string $key ): int {
		return $this->withMeta( $key, '1' )[0] ?? 0;
	}

	/** The post that has the row's id in this shop, when it is plainly the same: no SKU, and the same name. */
	private function sameProductById( DraftFields $fields ): int {
		$id   = (int) $fields->row->textOrEmpty( 'id' );
		$name = (string) $fields->name();
		if ( $id <= 0 || '' === $name || $fields->row->isVariation() || ! $this->isKind( $id, false ) ) {
			return 0;
		}
		$title = html_entity_decode( (string) get_post_field( 'post_title', $id, 'raw' ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		return $title === $name && '' === (string) get_post_meta( $id, '_sku', true ) ? $id : 0;
	}

	/** @return list<int> */
	private function withMeta( string $key, string $value ): array {
		global $wpdb;
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT m.post_id FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND m.meta_value = %s AND p.post_type IN ( 'product', 'product_variation' ) AND p.post_status <> 'trash' ORDER BY m.post_id LIMIT 2",
				$key,
				$value
			)
		);
		return array_map( 'intval', array_values( $ids ) );
	}
}
