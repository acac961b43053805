<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductFilter;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\FilterUrl;
use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use Marketday\Kernel\Text\PlainText;

/**
 * The prices a shopper may choose among, in whole units of the currency around those of the listing, and what is chosen
 * (docs/PROTOCOL.md#price-filter): the handles of the slider never leave the range.
 * Its content is `PriceSection` in src/features/product-filter/content.ts.
 *
 * @phpstan-type PriceContent array{kind: 'price', id: string, lowest: int, highest: int, symbol: string, hasSlider: bool, from: int, to: int,
 *     min: string, max: string, minField: string, maxField: string}
 */
final class PriceRange {
	private readonly int $unit;

	/**
	 * @param array{int, int}|null $prices  Lowest and highest of the listing, minor units; null while they are not known.
	 * @param int|null             $minimum As chosen, minor units.
	 * @param int|null             $maximum As chosen, minor units.
	 */
	public function __construct(
		private readonly ?array $prices,
		private readonly ?int $minimum,
		private readonly ?int $maximum,
		public readonly Currency $currency
	) {
		$this->unit = 10 ** $currency->minorUnit;
	}

	/**
	 * @param string $id Of the section's fields.
	 * @return PriceContent
	 */
	public function content( string $id, FilterUrl $address ): array {
		return [
			'kind'      => 'price',
			'id'        => $id,
			'lowest'    => $this->lowest(),
			'highest'   => $this->highest(),
			'symbol'    => PlainText::of( $this->currency->symbol ),
			'hasSlider' => $this->hasSlider(),
			'from'      => $this->from(),
			'to'        => $this->to(),
			'min'       => $this->typedMinimum(),
			'max'       => $this->typedMaximum(),
			'minField'  => $address->parameter( 'min_price' ),
			'maxField'  => $address->parameter( 'max_price' ),
		];
	}

	/** Tells whether there is something to slide over. */
	public function hasSlider(): bool {
		return null !== $this->prices && $this->highest() > $this->lowest();
	}

	/** Whole units. */
	public function lowest(): int {
		return null === $this->prices ? 0 : intdiv( $this->prices[0], $this->unit );
	}

	/** Whole units. */
	public function highest(): int {
		return null === $this->prices ? 0 : (int) ceil( $this->prices[1] / $this->unit );
	}

	/** Value of the lower handle. */
	public function from(): int {
		return null === $this->minimum ? $this->lowest() : max( $this->lowest(), min( $this->highest(), intdiv( $this->minimum, $this->unit ) ) );
	}

	/** Value of the upper handle. */
	public function to(): int {
		$chosen = null === $this->maximum ? $this->highest() : (int) ceil( $this->maximum / $this->unit );
		return $chosen > $this->highest() || $chosen < $this->lowest() ? $this->highest() : $chosen;
	}

	/** Value of the input: '' where nothing is chosen. */
	public function typedMinimum(): string {
		return $this->fieldText( $this->minimum );
	}

	public function typedMaximum(): string {
		return $this->fieldText( $this->maximum );
	}

	/** Amount of whole units, as a shopper reads it. */
	public function format( int $units ): string {
		return ( new Money( $units * $this->unit, $this->currency ) )->format();
	}

	private function fieldText( ?int $minor ): string {
		return null === $minor ? '' : (string) preg_replace( '/\.0+$/', '', ( new Money( $minor, $this->currency ) )->decimal() );
	}
}
