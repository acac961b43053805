<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Tax;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Contract\Storage\Database;
use Marketday\Engine\Contract\TermNames;

/** The rates of WooCommerce's table `woocommerce_tax_rates` that hold for an address and a tax class: one of each priority. */
final class TaxRates {
	/** @var array<string, array<string, array<int, TaxRate>>> By place and class: a place's are read at once. */
	private array $found = [];

	public function __construct( private readonly Settings $settings ) {}

	/** @return array<int, TaxRate> By id, in the order of priority; [] where taxes are off. */
	public function at( Address $place, string $class ): array {
		if ( ! $this->settings->taxesEnabled() || '' === $place->country ) {
			return [];
		}
		$key = implode( '|', [ $place->country, $place->state, $place->postcode, $place->city ] );
		return ( $this->found[ $key ] ??= $this->read( $place ) )[ in_array( $class, [ '', 'standard' ], true ) ? '' : sanitize_title( $class ) ] ?? [];
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

	/** Place where the tax of this customer is due, by the setting `woocommerce_tax_based_on`. */
	public function place( Address $billing, Address $shipping ): Address {
		$place = match ( get_option( 'woocommerce_tax_based_on', 'shipping' ) ) {
			'billing' => $billing,
			'base'    => $this->base(),
			default   => $shipping,
		};
		return '' === $place->country ? $this->base() : $place;
	}

	/** @return array<string, array<int, TaxRate>> By class. */
	private function read( Address $place ): array {
		$rows      = $this->rows( $place );
		$locations = $this->locations( array_map( static fn ( array $row ): int => (int) $row['tax_rate_id'], $rows ) );
		$weights   = array_map( fn ( array $places ): int => $this->weight( $places, $place ), $locations );
		// Nearer places first, and of those alike the rate with more places that fit, as WooCommerce sorts.
		$rank = static fn ( array $row ): array => [
			(int) $row['tax_rate_priority'],
			'' === $row['tax_rate_country'],
			'' === $row['tax_rate_state'],
			-( $weights[ (int) $row['tax_rate_id'] ] ?? 0 ),
			(int) $row['tax_rate_id'],
		];
		usort( $rows, static fn ( array $a, array $b ): int => $rank( $a ) <=> $rank( $b ) );
		$chosen = [];
		$taken  = [];
		foreach ( $rows as $row ) {
			$id    = (int) $row['tax_rate_id'];
			$class = (string) $row['tax_rate_class'];
			$slot  = "{$row['tax_rate_priority']} {$class}";
			if ( isset( $taken[ $slot ] ) || 0 === ( $weights[ $id ] ?? 1 ) ) {
				continue;
			}
			$taken[ $slot ]          = true;
			$chosen[ $class ][ $id ] = new TaxRate(
				$id,
				(string) $row['tax_rate_name'] ?: __( 'Tax', 'marketday' ),
				(float) $row['tax_rate'],
				'1' === (string) $row['tax_rate_compound'],
				'1' === (string) $row['tax_rate_shipping']
			);
		}
		return $chosen;
	}

	/** @return list<array<string, mixed>> Those that may hold here; `weight()` has the last word. */
	private function rows( Address $place ): array {
		global $wpdb;
		$city  = trim( $place->city );
		$codes = array_values( array_unique( [
			...PostcodePattern::fitting( $place->postcode, strtoupper( $place->country ) ),
			$city,
			mb_strtoupper( $city ),
			mb_strtoupper( remove_accents( $city ) ),
		] ) );
		// MariaDB compares cities without case and accents. SQLite would miss some, so all are read there, and compared by `weight()`.
		$all   = Database::isSqlite() ? "l.location_type = 'city' OR " : '';
		$marks = implode( ', ', array_fill( 0, count( $codes ), '%s' ) );
		$fits  = "{$all}l.location_code IN ( {$marks} ) OR l.location_code LIKE %s";
		$rows  = $wpdb->get_results(
			// phpcs:disable WordPress.DB -- marks only.
			$wpdb->prepare(
				"SELECT r.* FROM {$wpdb->prefix}woocommerce_tax_rates r
				WHERE r.tax_rate_country IN ( %s, '' ) AND r.tax_rate_state IN ( %s, '' )
				AND ( NOT EXISTS ( SELECT 1 FROM {$wpdb->prefix}woocommerce_tax_rate_locations n WHERE n.tax_rate_id = r.tax_rate_id )
				OR EXISTS ( SELECT 1 FROM {$wpdb->prefix}woocommerce_tax_rate_locations l WHERE l.tax_rate_id = r.tax_rate_id AND ( {$fits} ) ) )",
				strtoupper( $place->country ),
				strtoupper( $place->state ),
				...[ ...$codes, '%...%' ]
			),
			// phpcs:enable
			'ARRAY_A'
		);
		return array_values( (array) $rows );
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

	/**
	 * Weight of a rate's places for this one, as WooCommerce counts: pairs of a place that fits and one that goes with it.
	 *
	 * @param array<string, list<string>> $locations
	 * @return int 0 where the rate does not hold here.
	 */
	private function weight( array $locations, Address $place ): int {
		$postcodes = $locations['postcode'] ?? [];
		$cities    = $locations['city'] ?? [];
		$here      = TermNames::fold( $place->city );
		$inCity    = count( array_filter( $cities, static fn ( string $city ): bool => TermNames::fold( $city ) === $here ) );
		$fit       = [] === $postcodes ? $inCity : PostcodePattern::countMatches( $postcodes, $place->postcode, strtoupper( $place->country ) );
		return $fit * ( [] === $postcodes ? count( $cities ) : ( [] === $cities ? count( $postcodes ) : $inCity ) );
	}

}
