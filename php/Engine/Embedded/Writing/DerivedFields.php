<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Writing;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Catalogue\MemberPrices;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\Catalogue\ProductRecords;
use Marketday\Kernel\Clock;

/** Stored fields of a product that follow from others: its price now, and for parents the prices and stock of their members. */
final class DerivedFields {
	public function __construct(
		private readonly ProductRecords $records,
		private readonly MemberPrices $members,
		private readonly Clock $clock,
		private readonly MetaTable $meta,
		private readonly SaleDates $dates
	) {}

	public function sync( ProductRecord $record ): void {
		match ( $record->type ) {
			ProductType::Variable => $this->syncVariable( $record ),
			ProductType::Grouped  => $this->syncGrouped( $record ),
			default               => $this->syncOne( $record ),
		};
	}

	private function syncOne( ProductRecord $record ): void {
		$this->dates->note( $record );
		if ( '' !== $record->text( '_regular_price' ) || '' !== $record->text( '_price' ) ) {
			$hasOwn = '' !== $record->text( '_regular_price' );
			$this->meta->update( $record->id(), [ '_price' => $hasOwn ? $record->price( $this->clock->now() ) : $record->text( '_price' ) ] );
		}
		if ( $record->flag( '_manage_stock' ) ) {
			$this->meta->update( $record->id(), [ '_stock_status' => StockRule::status( (int) $record->text( '_stock' ), $record->text( '_backorders' ) ) ] );
		}
	}

	private function syncVariable( ProductRecord $record ): void {
		$variations = $this->records->variationsOf( $record );
		$statuses   = [];
		$shared     = $record->flag( '_manage_stock' ) ? StockRule::status( (int) $record->text( '_stock' ), $record->text( '_backorders' ) ) : null;
		foreach ( $variations as $variation ) {
			$this->syncOne( $variation );
			if ( null !== $shared && ! $variation->flag( '_manage_stock' ) ) {
				$this->meta->update( $variation->id(), [ '_stock_status' => $shared ] );
			}
			if ( 'publish' === $variation->post->post_status ) {
				$statuses[] = $variation->text( '_stock_status' ) ?: 'instock';
			}
		}
		$this->members->forget();
		$prices = array_column( $this->members->ofVariable( $record ), 'price' );
		$this->meta->replaceAll( $record->id(), '_price', $this->distinct( $prices ) );
		$this->meta->update( $record->id(), [ '_stock_status' => $this->statusOf( $statuses ) ] );
	}

	private function syncGrouped( ProductRecord $record ): void {
		$prices = $this->distinct( array_column( $this->members->ofGrouped( $record ), 'price' ) );
		$this->meta->replaceAll(
			$record->id(),
			'_price',
			array_values( array_unique( array_filter( [ $prices[0] ?? '', $prices[ count( $prices ) - 1 ] ?? '' ], 'is_numeric' ) ) )
		);
	}

	/** @param list<string> $statuses */
	private function statusOf( array $statuses ): string {
		return match ( true ) {
			in_array( 'instock', $statuses, true )     => 'instock',
			in_array( 'onbackorder', $statuses, true ) => 'onbackorder',
			default                                    => 'outofstock',
		};
	}

	/**
	 * @param list<string> $prices
	 * @return list<string> Ascending.
	 */
	private function distinct( array $prices ): array {
		$prices = array_values( array_unique( $prices ) );
		usort( $prices, static fn ( string $a, string $b ): int => (float) $a <=> (float) $b );
		return $prices;
	}
}
