<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\Image;
use Marketday\Engine\Contract\ImageFile;
use Marketday\Engine\Contract\LinePieces;
use Marketday\Engine\Contract\LinePrices;
use Marketday\Engine\Contract\LineProduct;
use Marketday\Engine\Contract\QuantityLimits;

final class BasketLineReader {
	/** The Store API's word for 'as many as you like'. */
	private const NO_LIMIT = 9999;

	public function __construct(
		private readonly ShopSession $session,
		private readonly MoneyReader $money,
		private readonly ImageReader $pictures
	) {}

	/**
	 * @param list<Json> $items
	 * @return list<BasketLine>
	 */
	public function lines( array $items, bool $taxIncluded ): array {
		$lines = [];
		foreach ( $items as $item ) {
			$bond = $this->bond( $item->text( 'key' ) );
			if ( ! $bond['is_hidden'] ) {
				$lines[] = $this->line( $item, $taxIncluded, $bond );
			}
		}
		return $lines;
	}

	/** @param array{is_bound: bool, notes?: list<array{name: string, value: string}>} $bond */
	private function line( Json $item, bool $taxIncluded, array $bond ): BasketLine {
		$key    = $item->text( 'key' );
		$limits = $item->map( 'quantity_limits' );
		$stored = $this->session->basket()->get_cart_item( $key );
		$totals = $item->map( 'totals' );
		return new BasketLine(
			$key,
			new LineProduct(
				(int) ( $stored['product_id'] ?? $item->number( 'id' ) ),
				(int) ( $stored['variation_id'] ?? 0 ),
				PlainText::of( $item->text( 'name' ) ),
				$item->text( 'permalink' ),
				PlainText::of( $item->text( 'sku' ) ),
				$this->image( $item ),
				[ ...$this->choices( $item ), ...( $bond['notes'] ?? [] ) ]
			),
			new LinePieces(
				$item->number( 'quantity' ),
				$this->limits( $limits ),
				$item->flag( 'sold_individually' ),
				! $item->flag( 'sold_individually' ) && $limits->has( 'editable' ) && ! $limits->flag( 'editable' )
			),
			new LinePrices(
				$this->money->ofMinor( $item->map( 'prices' )->text( 'price' ) ),
				$this->money->ofMinor( $item->map( 'prices' )->text( 'regular_price' ) ),
				$this->money->ofMinor( $totals->number( 'line_subtotal' ) + ( $taxIncluded ? $totals->number( 'line_subtotal_tax' ) : 0 ) ),
				$totals->number( 'line_subtotal_tax' ) > 0
			),
			wc_get_cart_remove_url( $key ),
			$bond['is_bound']
		);
	}

	/** @return array{is_bound: bool, is_hidden: bool, notes?: list<array{name: string, value: string}>} What the Store API says of the line by our extension, which waits for calls from outside. */
	private function bond( string $key ): array {
		return BasketExtension::line( $this->session->basket()->get_cart_item( $key ) + [ 'key' => $key ] );
	}

	private function limits( Json $limits ): QuantityLimits {
		$maximum = $limits->number( 'maximum' );
		return new QuantityLimits( max( 1, $limits->number( 'minimum' ) ), $maximum >= self::NO_LIMIT ? null : $maximum, max( 1, $limits->number( 'multiple_of' ) ) );
	}

	/** An extension may name a picture of its own, which is not in the media library. */
	private function image( Json $item ): ?Image {
		$image = $item->list( 'images' )[0] ?? null;
		if ( null === $image ) {
			return null;
		}
		$known = $this->pictures->image( $image->number( 'id' ), $item->text( 'name' ) );
		return $known ?? new Image(
			0,
			new ImageFile( $image->text( 'src' ), 0, 0, $image->text( 'srcset' ), $image->text( 'sizes' ) ),
			PlainText::of( $image->text( 'alt' ) ),
			static fn (): string => $image->text( 'thumbnail' ),
			static fn (): string => $image->text( 'src' )
		);
	}

	/** @return list<array{name: string, value: string}> */
	private function choices( Json $item ): array {
		$choices = [];
		foreach ( $item->list( 'variation' ) as $row ) {
			$choices[] = [
				'name'  => PlainText::of( $row->text( 'attribute' ) ),
				'value' => PlainText::of( $row->text( 'value' ) ),
			];
		}
		foreach ( $item->list( 'item_data' ) as $row ) {
			// The Store API makes text of it, as of all that an item says.
			if ( in_array( $row->text( 'hidden' ), [ '', '0', 'false' ], true ) ) {
				$choices[] = [
					'name'  => PlainText::of( '' === $row->text( 'name' ) ? $row->text( 'key' ) : $row->text( 'name' ) ),
					'value' => PlainText::of( '' === $row->text( 'display' ) ? $row->text( 'value' ) : $row->text( 'display' ) ),
				];
			}
		}
		return $choices;
	}
}
