<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\Price;
use Marketday\Engine\Contract\ProductType;
use Marketday\Engine\Embedded\Catalogue\PriceReader;
use Marketday\Engine\Embedded\Catalogue\ProductRecord;
use Marketday\Engine\Embedded\EmbeddedSettings;

/** The fields `on_sale`, `prices` and `price_html`: amounts are minor units as text. */
final class ProductPrices {
	public function __construct(
		private readonly PriceReader $prices,
		private readonly EmbeddedSettings $settings
	) {}

	/** @return array<string, mixed> */
	public function of( ProductRecord $record ): array {
		$price = $this->prices->price( $record );
		return [
			'on_sale'    => $price->onSale,
			'prices'     => [
				'price'         => $this->minor( $price->current() ),
				'regular_price' => $this->minor( $price->regular() ),
				'sale_price'    => $this->minor( $this->salePrice( $record, $price ) ),
				'price_range'   => $this->range( $record, $price ),
			] + CurrencyFields::of( $this->settings->currency() ),
			'price_html' => trim( wp_kses_post( $price->html ) ),
		];
	}

	/** A sale price counts here also while its days have not come. */
	private function salePrice( ProductRecord $record, Price $price ): ?Money {
		$own = ProductType::Simple === $record->type || ProductType::External === $record->type ? $record->text( '_sale_price' ) : '';
		return '' === $own ? $price->current() : $this->prices->shownPrice( $own, $record, true );
	}

	/** @return array{min_amount: string, max_amount: string}|null */
	private function range( ProductRecord $record, Price $price ): ?array {
		$hasMembers = in_array( $record->type, [ ProductType::Variable, ProductType::Grouped ], true );
		return $hasMembers && $price->isRange() ? [
			'min_amount' => $this->minor( $price->current() ),
			'max_amount' => $this->minor( $price->highest() ),
		] : null;
	}

	private function minor( ?Money $money ): string {
		return (string) ( $money->minor ?? 0 );
	}
}
