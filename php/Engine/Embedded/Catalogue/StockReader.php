<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\Stock;
use Marketday\Engine\Contract\StockStatus;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** Tells whether a product can be had, how many, and what is said about it. */
final class StockReader {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function stock( ProductRecord $record ): Stock {
		$status = StockStatus::tryFrom( $record->text( '_stock_status' ) ) ?? StockStatus::InStock;
		$keeper = $this->keeper( $record );
		if ( null === $keeper ) {
			return new Stock( $status, null, StockStatus::OnBackorder === $status, $this->textOfStatus( $status ) );
		}
		$quantity   = (int) $keeper->text( '_stock' );
		$backorders = $keeper->text( '_backorders' );
		$allowed    = in_array( $backorders, [ 'yes', 'notify' ], true );
		$text       = match ( true ) {
			StockStatus::OutOfStock === $status => $this->textOfStatus( $status ),
			$allowed && $quantity < 1           => 'notify' === $backorders ? $this->textOfStatus( StockStatus::OnBackorder ) : '',
			default                             => $this->quantityText( $quantity, $this->lowAmount( $record ), 'notify' === $backorders ),
		};
		return new Stock( $status, $quantity, $allowed, $text );
	}

	/** `in-stock`, `out-of-stock` or `available-on-backorder`. */
	public function cssClass( Stock $stock ): string {
		$isLate = StockStatus::OnBackorder === $stock->status || ( null !== $stock->quantity && $stock->backordersAllowed && $stock->quantity < 1 );
		return match ( true ) {
			StockStatus::OutOfStock === $stock->status => 'out-of-stock',
			$isLate                                    => 'available-on-backorder',
			default                                    => 'in-stock',
		};
	}

	/** The availability line of a product page: safe HTML, '' where nothing is to be said. */
	public function html( Stock $stock ): string {
		return '' === $stock->text ? '' : '<p class="stock ' . esc_attr( $this->cssClass( $stock ) ) . '">' . esc_html( $stock->text ) . "</p>\n";
	}

	public function limits( ProductRecord $record, Stock $stock ): QuantityLimits {
		if ( $record->isSoldIndividually() ) {
			return new QuantityLimits( 1, 1 );
		}
		$isFree = null === $stock->quantity || $stock->backordersAllowed || StockStatus::OutOfStock === $stock->status;
		return new QuantityLimits( 1, $isFree ? null : max( 1, $stock->quantity ) );
	}

	/** Number that is left where that is few, null where it is not: the Store API's `low_stock_remaining`. */
	public function lowStockRemaining( ProductRecord $record, Stock $stock ): ?int {
		$isLow = null !== $stock->quantity && $stock->quantity <= $this->lowAmount( $record );
		return $isLow ? max( 0, $stock->quantity ) : null;
	}

	public function keeper( ProductRecord $record ): ?ProductRecord {
		$canCount = $this->settings->managesStock() && ! in_array( $record->type, [ ProductType::Grouped, ProductType::External ], true );
		return $canCount ? $record->stockKeeper() : null;
	}

	private function lowAmount( ProductRecord $record ): int {
		$own = $record->ownOrParentText( '_low_stock_amount' );
		return '' === $own ? $this->settings->lowStockAmount() : (int) $own;
	}

	private function textOfStatus( StockStatus $status ): string {
		return match ( $status ) {
			StockStatus::OutOfStock  => __( 'Out of stock', 'marketday' ),
			StockStatus::OnBackorder => __( 'Available on backorder', 'marketday' ),
			StockStatus::InStock     => '',
		};
	}

	private function quantityText( int $quantity, int $low, bool $mentionBackorders ): string {
		$text = match ( $this->settings->stockFormat() ) {
			/* translators: %s: a number of pieces */
			'low_amount' => $quantity <= $low ? sprintf( __( 'Only %s left in stock', 'marketday' ), number_format_i18n( $quantity ) ) : __( 'In stock', 'marketday' ),
			'no_amount'  => __( 'In stock', 'marketday' ),
			/* translators: %s: a number of pieces */
			default      => sprintf( __( '%s in stock', 'marketday' ), number_format_i18n( $quantity ) ),
		};
		return $mentionBackorders ? $text . ' ' . __( '(can be backordered)', 'marketday' ) : $text;
	}
}
