<?php

declare( strict_types=1 );

namespace Marketday\Store\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

use Marketday\Store\Address;
use Marketday\Store\Settings;

/** The rates of WooCommerce's table `woocommerce_tax_rates` that hold for an address and a tax class: one of each priority. */
final class TaxRates {
	/** @var array<string, array<int, TaxRate>> */
	private array $found = [];

	public function __construct( private readonly Settings $settings ) {}

	/** @return array<int, TaxRate> By id, in the order of priority; [] where taxes are off. */
	public function at( Address $place, string $class ): array {
		if ( ! $this->settings->taxesEnabled() || '' === $place->country ) {
			return [];
		}
		$key = implode( '|', [ $place->country, $place->state, $place->postcode, $place->city, $class ] );
		return $this->found[ $key ] ??= $this->read( $place, $class );
	}

	/** The shop's own place, whose tax is in the entered prices. */
	public function base(): Address {
		$parts = explode( ':', (string) get_option( 'woocommerce_default_country', '' ) );
		return new Address(
			city: (string) get_option( 'woocommerce_store_city', '' ),
			state: $parts[1] ?? '',
			postcode: (string) get_option( 'woocommerce_store_postcode', '' ),
			country: $this->settings->baseCountry()
		);
	}

	/** Where the tax of this customer is due, by the setting `woocommerce_tax_based_on`. */
	public function place( Address $billing, Address $shipping ): Address {
		$place = match ( get_option( 'woocommerce_tax_based_on', 'shipping' ) ) {
			'billing' => $billing,
			'base'    => $this->base(),
			default   => $shipping,
		};
		return '' === $place->country ? $this->base() : $place;
	}

	/** @return array<int, TaxRate> */
	private function read( Address $place, string $class ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT * FROM {$wpdb->prefix}woocommerce_tax_rates
				WHERE tax_rate_country IN ( %s, '' ) AND tax_rate_state IN ( %s, '' ) AND tax_rate_class = %s
				ORDER BY tax_rate_priority, tax_rate_country DESC, tax_rate_state DESC, tax_rate_order, tax_rate_id LIMIT 500",
				strtoupper( $place->country ),
				strtoupper( $place->state ),
				sanitize_title( 'standard' === $class ? '' : $class )
			),
			'ARRAY_A'
		);
		$rows = array_values( (array) $rows );
		$locations = $this->locations( array_map( static fn ( array $row ): int => (int) $row['tax_rate_id'], $rows ) );
		$chosen    = [];
		$taken     = [];
		// A rate for just this postcode or city counts more than one for the whole country.
		usort(
			$rows,
			static fn ( array $a, array $b ): int => [
				(int) $a['tax_rate_priority'],
				! isset( $locations[ (int) $a['tax_rate_id'] ] ),
			] <=> [ (int) $b['tax_rate_priority'], ! isset( $locations[ (int) $b['tax_rate_id'] ] ) ]
		);
		foreach ( $rows as $row ) {
			$id       = (int) $row['tax_rate_id'];
			$priority = (int) $row['tax_rate_priority'];
			if ( isset( $taken[ $priority ] ) || ! $this->coversPlace( $locations[ $id ] ?? [], $place ) ) {
				continue;
			}
			$taken[ $priority ] = true;
			$chosen[ $id ]      = new TaxRate(
				$id,
				(string) $row['tax_rate_name'] ?: __( 'Tax', 'marketday' ),
				(float) $row['tax_rate'],
				'1' === (string) $row['tax_rate_compound'],
				'1' === (string) $row['tax_rate_shipping']
			);
		}
		return $chosen;
	}

	/**
	 * @param list<int> $ids
	 * @return array<int, array<string, list<string>>> Codes by kind (postcode, city) by rate.
	 */
	private function locations( array $ids ): array {
		global $wpdb;
		if ( [] === $ids ) {
			return [];
		}
		$found = [];
		foreach ( $wpdb->get_results( "SELECT tax_rate_id, location_type, location_code FROM {$wpdb->prefix}woocommerce_tax_rate_locations WHERE tax_rate_id IN (" . implode(
			',',
			$ids // phpcs:ignore WordPress.DB.PreparedSQL -- whole numbers.
		) . ')' ) as $row ) {
			$found[ (int) $row->tax_rate_id ][ (string) $row->location_type ][] = (string) $row->location_code;
		}
		return $found;
	}

	/** @param array<string, list<string>> $locations */
	private function coversPlace( array $locations, Address $place ): bool {
		$postcodes = $locations['postcode'] ?? [];
		$cities    = $locations['city'] ?? [];
		return ( [] === $postcodes || PostcodePattern::matchesAny( $postcodes, $place->postcode ) )
			&& ( [] === $cities || in_array( strtoupper( $place->city ), $cities, true ) );
	}
}
