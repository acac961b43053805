<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Embedded\EmbeddedSettings;
use Marketday\Store\Money;
use Marketday\Store\ShippingRateQuote;

/** `flat_rate`: one price, plus one for each shipping class where the settings name it. */
final class FlatRate implements ShippingMethod {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function name( array $settings ): string {
		return ( $settings['title'] ?? '' ) ?: __( 'Flat rate', 'marketday' );
	}

	public function quote( int $instanceId, array $settings, Parcel $parcel ): ?ShippingRateQuote {
		$pricing = $this->settings->pricing;
		$base    = $pricing->base();
		$formula = new CostFormula( $base->minorUnit );
		// What is entered is in the shop's own currency.
		$goods = $pricing->back( new Money( $parcel->cost, $pricing->shown() ) )->minor;
		$cost  = $formula->evaluate( $settings['cost'] ?? '', $parcel->pieces(), $goods );
		if ( null === $cost ) {
			return null;
		}
		return new ShippingRateQuote(
			'flat_rate',
			$instanceId,
			$this->name( $settings ),
			$pricing->amount( new Money( $cost + $this->classCosts( $settings, $parcel, $formula, $goods ), $base ) )->minor,
			'none' !== ( $settings['tax_status'] ?? 'taxable' )
		);
	}

	/** @param array<string, string> $settings */
	private function classCosts( array $settings, Parcel $parcel, CostFormula $formula, int $goods ): int {
		$costs = [];
		foreach ( $parcel->quantityByClass as $class => $pieces ) {
			$entered = 0 === $class ? ( $settings['no_class_cost'] ?? '' ) : ( $settings[ "class_cost_{$class}" ] ?? '' );
			$costs[] = '' === $entered ? 0 : (int) $formula->evaluate( $entered, $pieces, $goods );
		}
		return [] === $costs ? 0 : ( 'order' === ( $settings['type'] ?? 'class' ) ? max( $costs ) : array_sum( $costs ) );
	}
}
