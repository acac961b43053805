<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Money;
use Marketday\Engine\Contract\ShippingRateQuote;
use Marketday\Engine\Embedded\EmbeddedSettings;
use Marketday\Engine\Embedded\Tax\Rounding;

/** `flat_rate`: one price for all, and one for each shipping class, reckoned on what is of that class alone. Any of them may be missing, but not all. */
final class FlatRate implements ShippingMethod {
	public function __construct( private readonly EmbeddedSettings $settings ) {}

	public function name( array $settings ): string {
		return ( $settings['title'] ?? '' ) ?: __( 'Flat rate', 'marketday' );
	}

	public function quote( int $instanceId, array $settings, RateRequest $package ): ?ShippingRateQuote {
		$entered = $settings['cost'] ?? '0';
		$costs   = $this->classCosts( $settings, $package );
		if ( '' === $entered && [] === $costs ) {
			return null;
		}
		$base = '' === $entered ? 0.0 : $this->evaluate( $entered, $package->pieces(), $package->cost() );
		$cost = $base + ( [] === $costs ? 0.0 : match ( $settings['type'] ?? 'class' ) {
			'class' => array_sum( $costs ),
			'order' => max( 0.0, ...$costs ),
			default => 0.0,
		} );
		return EnteredCost::quote( $this->settings, 'flat_rate', $instanceId, $this->name( $settings ), $settings, $cost );
	}

	/**
	 * @param array<string, string> $settings
	 * @return list<float> Of the classes in the package whose cost is named.
	 */
	private function classCosts( array $settings, RateRequest $package ): array {
		$costs = [];
		foreach ( $package->quantityByClass as $class => $pieces ) {
			$entered = 0 === $class ? ( $settings['no_class_cost'] ?? '' ) : $this->enteredOf( $settings, $class );
			if ( '' !== $entered && $this->hasClasses() ) {
				$costs[] = $this->evaluate( $entered, $pieces, $package->costByClass[ $class ] ?? 0.0 );
			}
		}
		return $costs;
	}

	/**
	 * Shops older than WooCommerce 2.5 name the class by its slug.
	 *
	 * @param array<string, string> $settings
	 */
	private function enteredOf( array $settings, int $class ): string {
		return $settings[ "class_cost_{$class}" ] ?? $settings[ 'class_cost_' . ( get_term( $class )->slug ?? '' ) ] ?? '';
	}

	/** True if there are classes: without any, what stands for 'no class' is not asked. */
	private function hasClasses(): bool {
		return [] !== get_terms( [ 'taxonomy' => 'product_shipping_class', 'hide_empty' => false, 'number' => 1, 'fields' => 'ids' ] );
	}

	/** Evaluates what is entered in the shop's own currency. */
	private function evaluate( string $formula, int $pieces, float $minor ): float {
		$pricing = $this->settings->pricing;
		$purchasable = null === $pricing->exchange() ? $minor : (float) $pricing->back( new Money( Rounding::whole( $minor ), $pricing->shownCurrency() ) )->minor;
		return ( new CostFormula( $pricing->base() ) )->evaluate( $formula, $pieces, $purchasable / 10 ** $pricing->base()->minorUnit );
	}
}
