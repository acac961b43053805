<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;

/**
 * The prices of the members of variable and grouped products: of a whole page of products in one query, without loading
 * each variation's post.
 *
 * @phpstan-type MemberPrice array{id: int, price: string, regular: string, onSale: bool, saleEnds: string, measure: array<string, string>}
 */
final class MemberPrices {
	private const FIELDS = [ '_price', '_regular_price', '_sale_price', '_sale_price_dates_from', '_sale_price_dates_to' ];

	private const STOCK = '_stock_status';

	/** @var array<int, list<MemberPrice>> By the variable product's id. */
	private array $known = [];

	/** @var list<int> Variable products of the page that is being read: most pages ask for all of them or for none. */
	private array $next = [];

	public function __construct(
		private readonly ProductRecords $records,
		private readonly EmbeddedSettings $settings,
		private readonly Clock $clock
	) {}

	/** @param list<ProductRecord> $records Whose prices may be asked for: the first that is brings those of the others. */
	public function prime( array $records ): void {
		$members    = [];
		$this->next = [];
		foreach ( $records as $record ) {
			if ( ProductType::Variable === $record->type && ! isset( $this->known[ $record->id() ] ) ) {
				$this->next[] = $record->id();
			} elseif ( ProductType::Grouped === $record->type ) {
				array_push( $members, ...$record->ids( '_children' ) );
			}
		}
		$this->records->prime( array_values( array_unique( $members ) ) );
	}

	/** @return list<MemberPrice> Of the variations a shopper can see, in their order. */
	public function ofVariable( ProductRecord $record ): array {
		if ( ! isset( $this->known[ $record->id() ] ) ) {
			$this->read( array_values( array_unique( [ $record->id(), ...$this->next ] ) ) );
			$this->next = [];
		}
		return $this->known[ $record->id() ];
	}

	/** @return list<MemberPrice> Of the members that have a price. */
	public function ofGrouped( ProductRecord $record ): array {
		$members = [];
		$now     = $this->clock->now();
		foreach ( $this->records->publishedRecords( $record->ids( '_children' ) ) as $member ) {
			$members[] = ProductType::Variable === $member->type ? $this->lowest( $member ) : [
				'id'      => $member->id(),
				'price'   => $member->price( $now ),
				'regular' => $member->regularPrice(),
				'onSale'  => $member->isOnSale( $now ),
				'saleEnds' => $member->text( '_sale_price_dates_to' ),
				'measure'  => [],
			];
		}
		return array_values( array_filter( $members, static fn ( array $member ): bool => StoredAmount::isAmount( $member['price'] ) ) );
	}

	/**
	 * Lowest price of a variable product as a member of a group; its sales are its own.
	 *
	 * @return MemberPrice
	 */
	private function lowest( ProductRecord $record ): array {
		$prices = array_column( $this->ofVariable( $record ), 'price' );
		usort( $prices, static fn ( string $a, string $b ): int => (float) $a <=> (float) $b );
		return [
			'id'       => $record->id(),
			'price'    => $prices[0] ?? '',
			'regular'  => $prices[0] ?? '',
			'onSale'   => false,
			'saleEnds' => '',
			'measure'  => [],
		];
	}

	/** Prices have changed: those read before no longer hold. */
	public function forget(): void {
		$this->known = [];
		$this->next  = [];
	}

	/** @param non-empty-list<int> $parents */
	private function read( array $parents ): void {
		global $wpdb;
		$this->known += array_fill_keys( $parents, [] );
		$fields       = "'" . implode( "','", [ ...self::FIELDS, ...Measure::KEYS, ...( $this->settings->hidesOutOfStock() ? [ self::STOCK ] : [] ) ] ) . "'";
		$in           = implode( ',', array_map( 'intval', $parents ) );
		// Most variations have no reduced price: empty fields, half of all rows, stay in the database.
		// phpcs:disable WordPress.DB.PreparedSQL -- whole numbers and constants.
		$rows = $wpdb->get_results(
			"SELECT p.ID, p.post_parent, m.meta_key, m.meta_value FROM {$wpdb->posts} p
			INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key IN ( {$fields} ) AND m.meta_value <> ''
			WHERE p.post_parent IN ( {$in} ) AND p.post_type = 'product_variation' AND p.post_status = 'publish' ORDER BY p.menu_order ASC, p.ID ASC"
		);
		// phpcs:enable
		$members = [];
		foreach ( $rows as $row ) {
			$members[ (int) $row->post_parent ][ (int) $row->ID ][ (string) $row->meta_key ] = (string) $row->meta_value;
		}
		foreach ( $members as $parent => $fieldsByMember ) {
			$this->known[ $parent ] = $this->readPrices( $fieldsByMember );
		}
	}

	/**
	 * @param array<int, array<string, string>> $fieldsByMember
	 * @return list<MemberPrice>
	 */
	private function readPrices( array $fieldsByMember ): array {
		$now     = $this->clock->now();
		$members = [];
		foreach ( $fieldsByMember as $id => $fields ) {
			$fields  = $fields + array_fill_keys( self::FIELDS, '' );
			$regular = '' === $fields['_regular_price'] ? $fields['_price'] : $fields['_regular_price'];
			if ( ! StoredAmount::isAmount( $regular ) || 'outofstock' === ( $fields[ self::STOCK ] ?? '' ) ) {
				continue;
			}
			$onSale    = SaleSchedule::applies( $regular, $fields['_sale_price'], $fields['_sale_price_dates_from'], $fields['_sale_price_dates_to'], $now );
			$members[] = [
				'id'      => $id,
				'price'   => $onSale ? $fields['_sale_price'] : $regular,
				'regular' => $regular,
				'onSale'  => $onSale,
				'saleEnds' => $fields['_sale_price_dates_to'],
				'measure'  => array_intersect_key( $fields, array_flip( Measure::KEYS ) ),
			];
		}
		return $members;
	}
}
