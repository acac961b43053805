<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Catalogue;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Measure;
use Marketday\Engine\Contract\MeasuredPrice;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\PriceEvents;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Kernel\Clock;

/**
 * Prices as the shop shows them: sale days, tax display, ranges, markup.
 *
 * @phpstan-import-type MemberPrice from MemberPrices
 */
final class PriceReader {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly Clock $clock,
		private readonly ProductLookupTax $tax,
		private readonly MemberPrices $members,
		private readonly PriceSuffix $suffix
	) {}

	public function price( ProductRecord $record ): Price {
		return match ( $record->type ) {
			ProductType::Variable => $this->ofVariable( $record ),
			ProductType::Grouped  => $this->ofGrouped( $record ),
			default               => $this->ofOne( $record ),
		};
	}

	/** Tells whether it has a price of its own or, for a parent, a member that has one: a variable product keeps those of its variations. */
	public function isPriced( ProductRecord $record ): bool {
		return ProductType::Variable === $record->type
			? StoredAmount::isAmount( $record->text( '_price' ) )
			: StoredAmount::isAmount( $record->price( $this->clock->now() ) );
	}

	/** The stored decimal as money, with the tax the shop shows; null for ''. */
	public function shownPrice( string $decimal, ProductRecord $record, bool $isSale = false ): ?Money {
		return StoredAmount::isAmount( $decimal ) ? $this->withTax( $decimal, $record->id(), $isSale, $record ) : null;
	}

	private function withTax( string $decimal, int $id, bool $isSale, ProductRecord $record ): Money {
		return $this->tax->exactly( $decimal, $record->taxStatus(), $record->taxClass() ) ?? $this->tax->toShown( $this->convert( $decimal, $id, $isSale ), $record );
	}

	/** The stored decimal in the visitor's currency. */
	private function convert( string $decimal, int $id, bool $isSale ): Money {
		return $this->settings->pricing->price( Money::fromDecimal( $decimal, $this->settings->baseCurrency() ), $id, $isSale );
	}

	private function ofOne( ProductRecord $record ): Price {
		$now     = $this->clock->now();
		$onSale  = $record->isOnSale( $now );
		$current = $this->shownPrice( $record->price( $now ), $record, $onSale );
		$regular = $this->shownPrice( $record->regularPrice(), $record );
		return Price::of(
			$current,
			$regular,
			$current,
			$onSale,
			$this->htmlOfOne( $record, $current, $regular, $onSale ),
			$onSale ? SaleSchedule::end( $record->text( '_sale_price_dates_to' ) ) : null
		);
	}

	private function htmlOfOne( ProductRecord $record, ?Money $current, ?Money $regular, bool $onSale ): string {
		if ( null === $current ) {
			return '';
		}
		$html    = $onSale && null !== $regular ? PriceHtml::sale( $regular, $current ) : PriceHtml::amount( $current );
		$measure = Measure::fromFields( $record->ownOrParentText( ... ) );
		$known   = null === $measure ? [] : [ new MeasuredPrice( $measure, $current, $regular ?? $current ) ];
		return PriceEvents::html( $html . $this->suffix->html( $current, $record ), $known );
	}

	private function ofVariable( ProductRecord $record ): Price {
		$prices = $this->members->ofVariable( $record );
		if ( [] === $prices ) {
			return Price::of( null, null, null, false, '' );
		}
		$onSale   = [] !== array_filter( $prices, static fn ( array $one ): bool => $one['onSale'] );
		$currents = $this->extremes( $prices, 'price', $record );
		$regulars = $this->extremes( $prices, 'regular', $record );
		return Price::of(
			$currents[0],
			$regulars[0],
			$currents[1],
			$onSale,
			$this->htmlOfRange( $record, $prices, $currents, $onSale ? $regulars : $currents ),
			SaleSchedule::end( $this->firstEnd( $prices ) )
		);
	}

	/** @param list<MemberPrice> $prices */
	private function firstEnd( array $prices ): string {
		$ends = array_filter(
			array_map( static fn ( array $one ): string => $one['onSale'] ? $one['saleEnds'] : '', $prices ),
			static fn ( string $end ): bool => '' !== $end
		);
		return [] === $ends ? '' : min( $ends );
	}

	private function ofGrouped( ProductRecord $record ): Price {
		$prices = $this->members->ofGrouped( $record );
		if ( [] === $prices ) {
			return Price::of( null, null, null, false, '' );
		}
		$currents = $this->extremes( $prices, 'price', $record );
		$onSale   = in_array( true, array_column( $prices, 'onSale' ), true );
		if ( $currents[1]->isZero() ) {
			return Price::of( $currents[0], $currents[0], $currents[1], $onSale, esc_html__( 'Free!', 'marketday' ) );
		}
		return Price::of( $currents[0], $currents[0], $currents[1], $onSale, $this->htmlOfRange( $record, $prices, $currents, $currents ) );
	}

	/**
	 * @param non-empty-list<MemberPrice> $prices
	 * @param 'price'|'regular'           $which
	 * @return array{Money, Money} Lowest and highest, as shown.
	 */
	private function extremes( array $prices, string $which, ProductRecord $record ): array {
		if ( null !== $this->settings->pricing->exchange() ) {
			// The shop's own word on a price in this currency.
			update_meta_cache( 'post', array_column( $prices, 'id' ) );
		}
		$amounts = array_map( fn ( array $one ): Money => $this->convert( $one[ $which ], $one['id'], 'price' === $which && $one['onSale'] ), $prices );
		usort( $amounts, static fn ( Money $one, Money $other ): int => $one->minor <=> $other->minor );
		return [ $this->tax->toShown( $amounts[0], $record ), $this->tax->toShown( $amounts[ count( $amounts ) - 1 ], $record ) ];
	}

	/**
	 * @param list<MemberPrice>   $prices
	 * @param array{Money, Money} $currents
	 * @param array{Money, Money} $regulars
	 */
	private function htmlOfRange( ProductRecord $record, array $prices, array $currents, array $regulars ): string {
		$html = match ( true ) {
			$currents[0]->minor !== $currents[1]->minor                                                         => PriceHtml::range( ...$currents ),
			$regulars[0]->minor === $regulars[1]->minor && $regulars[0]->minor > $currents[0]->minor => PriceHtml::sale( $regulars[0], $currents[0] ),
			default                                                                                             => PriceHtml::amount( $currents[0] ),
		};
		return PriceEvents::html( $html . $this->suffix->html( $currents[0], $record ), $this->measuredPrices( $record, $prices ) );
	}

	/**
	 * Prices with measures of variations: each member of a group says its own.
	 *
	 * @param list<MemberPrice> $prices
	 * @return list<MeasuredPrice>
	 */
	private function measuredPrices( ProductRecord $record, array $prices ): array {
		$measured = [];
		foreach ( ProductType::Variable === $record->type ? $prices : [] as $one ) {
			$measure = Measure::fromFields( static fn ( string $key ): string => ( $one['measure'][ $key ] ?? '' ) ?: $record->text( $key ) );
			if ( null !== $measure && StoredAmount::isAmount( $one['price'] ) ) {
				$shown      = fn ( string $decimal, bool $isSale ): Money => $this->withTax( $decimal, $one['id'], $isSale, $record );
				$current    = $shown( $one['price'], $one['onSale'] );
				$measured[] = new MeasuredPrice( $measure, $current, StoredAmount::isAmount( $one['regular'] ) ? $shown( $one['regular'], false ) : $current );
			}
		}
		return $measured;
	}
}
