<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressPair;
use Marketday\Engine\Contract\AppliedCoupon;
use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketDelivery;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\BasketTotals;
use Marketday\Engine\Contract\LinePieces;
use Marketday\Engine\Contract\LinePrices;
use Marketday\Engine\Contract\LineProduct;
use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\QuantityLimits;
use Marketday\Engine\Contract\ShippingPackage;
use Marketday\Engine\Contract\ShippingRate;
use Marketday\Engine\Contract\StoreError;
use Marketday\Engine\Embedded\Catalogue\PlainText;
use Marketday\Engine\Embedded\Catalogue\Wording;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;
use Marketday\Kernel\View;

/** The engine's sums as the contract's objects: amounts as displayed, with or without tax as the shop is set. */
final class ContentsMapper {
	public function __construct(
		private readonly EmbeddedSettings $settings,
		private readonly Calculator $calculator,
		private readonly VisitorAddresses $addresses,
		private readonly LineDetails $details
	) {}

	public function map( BasketSnapshot $reading ): BasketContents {
		$sums    = $reading->sums;
		$withTax = $this->calculator->displaysTax();
		return new BasketContents(
			array_values( array_map( $this->line( ... ), $sums->lines ) ),
			array_map(
				fn ( CalculatedCoupon $one ): AppliedCoupon => new AppliedCoupon(
					$one->coupon->code,
					$this->money( $one->discount + ( $withTax ? $one->discountTax : 0 ) ),
					$one->coupon->freeShipping
				),
				$sums->coupons
			),
			new BasketDelivery(
				$sums->delivery->isKnown ? [ $this->package( $sums ) ] : [],
				$sums->delivery->isNeeded,
				$sums->delivery->isKnown,
				$sums->delivery->free
			),
			$this->totals( $sums ),
			$sums->total() > 0,
			new AddressPair( $this->addresses->billing(), $this->addresses->shipping() ),
			array_map( static fn ( StoreError $problem ): string => $problem->getMessage(), $reading->problems ),
			$this->crossSells( $sums )
		);
	}

	/** The inside of `div.widget_shopping_cart_content`. */
	public function miniBasket( BasketSnapshot $reading ): string {
		$view = new View( __DIR__ . '/views' );
		return $view->render(
			'mini-basket',
			[
				'contents'    => $this->map( $reading ),
				'basketUrl'   => $this->settings->pageUrl( Page::Basket ),
				'checkoutUrl' => $this->settings->pageUrl( Page::Checkout ),
				'shopUrl'     => $this->settings->pageUrl( Page::Shop ),
			]
		);
	}

	private function line( LineTotals $line ): BasketLine {
		$purchasable   = $line->purchasable;
		$withTax = $this->calculator->displaysTax();
		return new BasketLine(
			$line->item->key,
			new LineProduct(
				$purchasable->source->productId,
				$purchasable->source->variationId,
				PlainText::of( Wording::name( $purchasable->name ) ),
				$this->details->url( $line->item ),
				$purchasable->sku,
				$this->details->image( $purchasable ),
				$this->details->choices( $line->item, $this->details->ofFeatures( $line, fn ( float $price ): float => $this->displayPrice( $line, $price ) ) )
			),
			new LinePieces(
				$line->item->quantity,
				new QuantityLimits( 1, $purchasable->stock->soldIndividually || $purchasable->isLimited() ? $purchasable->maximum() : null ),
				$purchasable->stock->soldIndividually
			),
			new LinePrices(
				$this->price( $line, $purchasable->unitPrice() ),
				$this->price( $line, $purchasable->unitRegularPrice() ),
				$this->money( $line->before->net + ( $withTax ? $line->before->tax : 0 ) ),
				$line->before->tax > 0
			),
			$this->details->removeUrl( $line->item )
		);
	}

	private function package( Calculation $sums ): ShippingPackage {
		$withTax = $this->calculator->displaysTax();
		return new ShippingPackage(
			BasketReader::PACKAGE,
			__( 'Shipment', 'marketday' ),
			array_map(
				fn ( CalculatedRate $rate ): ShippingRate => new ShippingRate(
					$rate->quote->id(),
					$rate->quote->label,
					$this->money( $rate->quote->cost + ( $withTax ? $rate->offeredTax() : 0 ) ),
					$rate->chosen
				),
				$sums->delivery->rates
			)
		);
	}

	private function totals( Calculation $sums ): BasketTotals {
		$withTax  = $this->calculator->displaysTax();
		$taxLines = [];
		foreach ( $sums->taxLines() as $tax ) {
			$taxLines[] = [
				'name'   => $tax['rate']->label,
				'amount' => $this->money( $tax['amount'] ),
			];
		}
		return new BasketTotals(
			$this->money( $sums->subtotal() + ( $withTax ? $sums->subtotalTax() : 0 ) ),
			$this->money( $sums->discount() + ( $withTax ? $sums->discountTax() : 0 ) ),
			$sums->delivery->isKnown && null !== $sums->chosenRate() ? $this->money( $sums->shipping() + ( $withTax ? $sums->shippingTax() : 0 ) ) : null,
			$this->money( $sums->tax() ),
			$this->money( $sums->total() ),
			$withTax,
			$taxLines,
			array_map(
				fn ( CalculatedFee $one ): array => [
					'name'   => $one->fee->label,
					'amount' => $this->money( $one->total() + ( $withTax ? $one->tax() : 0 ) ),
				],
				$sums->fees
			)
		);
	}

	/** @return list<int> Of the products in the basket, without those in it. */
	private function crossSells( Calculation $sums ): array {
		$inBasket = [];
		$ids      = [];
		foreach ( $sums->lines as $line ) {
			$inBasket[] = $line->purchasable->source->productId;
			$ids        = [ ...$ids, ...array_map( 'intval', (array) get_post_meta( $line->purchasable->source->productId, '_crosssell_ids', true ) ) ];
		}
		return array_values( array_unique( array_diff( $ids, $inBasket, [ 0 ] ) ) );
	}

	private function price( LineTotals $line, float $price ): Money {
		return $this->money( Rounding::whole( $this->displayPrice( $line, $price ) ) );
	}

	private function displayPrice( LineTotals $line, float $price ): float {
		return $this->calculator->displayPrice( $line, $price );
	}

	private function money( int $minor ): Money {
		return new Money( $minor, $this->settings->currency() );
	}
}
