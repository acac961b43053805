<?php

declare( strict_types=1 );

namespace Marketday\Search\Index;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Exchange;
use Marketday\Engine\Contract\Money;

/**
 * Prices in a visitor's currency: those that the shop has fixed in it are a facet of their own (`Facet::priceIn()`), all others follow
 * the rate of the day.
 */
final class ShownPrices {
	private const THOUSANDTHS = 3;

	public readonly string $facet;

	/** Thousandths in a minor unit. */
	private readonly int $unit;

	/** @var array<int, int> Shown by base, in minor units. */
	private array $known = [];

	public function __construct( private readonly Exchange $exchange ) {
		$this->facet = Facet::priceIn( $exchange->to->code );
		$this->unit  = 10 ** max( 0, self::THOUSANDTHS - $exchange->to->minorUnit );
	}

	/** Name of what prices of this currency depend on. */
	public function name(): string {
		return "{$this->exchange->to->code} {$this->exchange->rate}";
	}

	public function ofBase( int $minor ): int {
		return $this->known[ $minor ] ??= $this->exchange->price( new Money( $minor, $this->exchange->from ) )->minor;
	}

	public function ofFixed( int $thousandths ): int {
		return intdiv( $thousandths + intdiv( $this->unit, 2 ), $this->unit );
	}

	/** The lowest price in the shop's currency that is shown as this or more. */
	public function lowestBase( int $shown ): int {
		return $this->exchange->lowest( new Money( $shown, $this->exchange->to ) )->minor;
	}

	public function highestBase( int $shown ): int {
		return $this->exchange->highest( new Money( $shown, $this->exchange->to ) )->minor;
	}

	/** The lowest fixed one that is shown as this or more. */
	public function lowestFixed( int $shown ): int {
		return max( 0, $shown * $this->unit - intdiv( $this->unit, 2 ) );
	}

	public function highestFixed( int $shown ): int {
		return $this->lowestFixed( $shown + 1 ) - 1;
	}

	/** The limit of one who names it in either currency. */
	public function limit( Money $named ): int {
		return $named->currency->code === $this->exchange->to->code ? $named->minor : $this->ofBase( $named->minor );
	}
}
