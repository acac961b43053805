<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;
use DateTimeImmutable;

/**
 * Price of a product as displayed (the shop's tax display and every price filter applied).
 * For variable and grouped products `current` is the lowest and `highest` the highest. Amounts are worked out when one is
 * asked for: what a listing shows is the engine's markup.
 */
final class Price {
	/** @param Lazy<array{?Money, ?Money, ?Money}> $amounts Current, regular, highest. */
	private function __construct(
		private readonly Lazy $amounts,
		public readonly bool $onSale,
		/** The engine's own price markup: safe HTML. */
		public readonly string $html,
		/** The second a sale price holds to; null where nothing is on sale or no end is set. Of several, the first that ends. */
		public readonly ?DateTimeImmutable $saleEnds
	) {}

	public static function of( ?Money $current, ?Money $regular, ?Money $highest, bool $onSale, string $html, ?DateTimeImmutable $saleEnds = null ): self {
		return self::later( static fn (): array => [ $current, $regular, $highest ], $onSale, $html, $saleEnds );
	}

	/** @param Closure(): array{?Money, ?Money, ?Money} $amounts Current, regular, highest. */
	public static function later( Closure $amounts, bool $onSale, string $html, ?DateTimeImmutable $saleEnds = null ): self {
		return new self( new Lazy( $amounts ), $onSale, $html, $saleEnds );
	}

	/** Null for a product without a price. */
	public function current(): ?Money {
		return $this->amounts->value()[0];
	}

	public function regular(): ?Money {
		return $this->amounts->value()[1];
	}

	public function highest(): ?Money {
		return $this->amounts->value()[2];
	}

	public function isRange(): bool {
		[ $current, , $highest ] = $this->amounts->value();
		return null !== $current && null !== $highest && $current->minor !== $highest->minor;
	}
}
