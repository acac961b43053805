<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Catalogue;

use Marketday\Kernel\Clock;
use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\ProductType;

/**
 * The prices of the members of variable and grouped products: of a whole page of products in one query, without loading
 * each variation's post.
 *
 * @phpstan-type MemberPrice array{id: int, price: string, regular: string, onSale: bool, saleEnds: string}
 */
final class FamilyPrices {
	private const FIELDS = [ '_price', '_regular_price', '_sale_price', '_sale_price_dates_from', '_sale_price_dates_to', '_stock_status' ];

	/** @var array<int, list<MemberPrice>> By the variable product's id. */
	private array $known = [];

	public function __construct(
		private readonly ProductRecords $records,
		private readonly EmbeddedSettings $settings,
		private readonly Clock $clock
	) {}

	/** @param list<ProductRecord> $records */
	public function prime( array $records ): void {
		$parents = [];
		$members = [];
		foreach ( $records as $record ) {
			if ( ProductType::Variable === $record->type && ! isset( $this->known[ $record->id() ] ) ) {
				$parents[] = $record->id();
			} elseif ( ProductType::Grouped === $record->type ) {
				array_push( $members, ...$record->ids( '_children' ) );
			}
		}
		$this->read( $parents );
		$this->records->prime( array_values( array_unique( $members ) ) );
	}

	/** @return list<MemberPrice> Of the variations a shopper can see, in their order. */
	public function ofVariable( ProductRecord $record ): array {
		if ( ! isset( $this->known[ $record->id() ] ) ) {
			$this->read( [ $record->id() ] );
		}
		return $this->known[ $record->id() ];
	}

	/** @return list<MemberPrice> Of the members that have a price. */
	public function ofGrouped( ProductRecord $record ): array {
		$members = [];
		$now     = $this->clock->now();
		foreach ( $this->records->published( $record->ids( '_children' ) ) as $member ) {
			$variations = ProductType::Variable === $member->type ? $this->ofVariable( $member ) : [];
			$members[]  = $variations[0] ?? [
				'id'      => $member->id(),
				'price'   => $member->price( $now ),
				'regular' => $member->regularPrice(),
				'onSale'  => $member->isOnSale( $now ),
				'saleEnds' => $member->text( '_sale_price_dates_to' ),
			];
		}
		return array_values( array_filter( $members, static fn ( array $member ): bool => StoredAmount::isAmount( $member['price'] ) ) );
	}

	/** Prices have changed: those read before no longer hold. */
	public function forget(): void {
		$this->known = [];
	}

	/** @param list<int> $parents */
	private function read( array $parents ): void {
		global $wpdb;
		if ( [] === $parents ) {
			return;
		}
		$this->known += array_fill_keys( $parents, [] );
		$fields       = "'" . implode( "','", self::FIELDS ) . "'";
		$in           = implode( ',', array_map( 'intval', $parents ) );
		// phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers and this class's own constants.
		$rows = $wpdb->get_results(
			"SELECT p.ID, p.post_parent, m.meta_key, m.meta_value FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN ( {$fields} )
			WHERE p.post_parent IN ( {$in} ) AND p.post_type = 'product_variation' AND p.post_status = 'publish' ORDER BY p.menu_order ASC, p.ID ASC"
		);
		$members = [];
		foreach ( $rows as $row ) {
			$members[ (int) $row->post_parent ][ (int) $row->ID ][ (string) $row->meta_key ] = (string) $row->meta_value;
		}
		foreach ( $members as $parent => $fieldsByMember ) {
			$this->known[ $parent ] = $this->priced( $fieldsByMember );
		}
	}

	/**
	 * @param array<int, array<string, string>> $fieldsByMember
	 * @return list<MemberPrice>
	 */
	private function priced( array $fieldsByMember ): array {
		$now     = $this->clock->now();
		$hides   = $this->settings->hidesOutOfStock();
		$members = [];
		foreach ( $fieldsByMember as $id => $fields ) {
			$fields  = $fields + array_fill_keys( self::FIELDS, '' );
			$regular = '' === $fields['_regular_price'] ? $fields['_price'] : $fields['_regular_price'];
			if ( ! StoredAmount::isAmount( $regular ) || ( $hides && 'outofstock' === $fields['_stock_status'] ) ) {
				continue;
			}
			$onSale    = SaleSchedule::applies( $regular, $fields['_sale_price'], $fields['_sale_price_dates_from'], $fields['_sale_price_dates_to'], $now );
			$members[] = [
				'id'      => $id,
				'price'   => $onSale ? $fields['_sale_price'] : $regular,
				'regular' => $regular,
				'onSale'  => $onSale,
				'saleEnds' => $fields['_sale_price_dates_to'],
			];
		}
		return $members;
	}
}
