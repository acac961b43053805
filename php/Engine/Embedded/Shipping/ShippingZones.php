<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Shipping;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Embedded\Tax\PostcodePattern;

/**
 * WooCommerce's shipping zones: the first zone, in their order, that covers an address; zone 0 ('rest of the world') where none does.
 * A zone with postcodes covers only those; countries, states and continents are alternatives.
 */
final class ShippingZones {
	/** @var list<array{id: int, locations: array<string, list<string>>}>|null */
	private ?array $zones = null;

	/** @var array<int, list<array{instance: int, method: string, settings: array<string, string>}>> By zone. */
	private array $methods = [];

	private ?bool $any = null;

	/** @param array<string, list<string>> $continents Country codes by continent code. */
	public function __construct( private readonly array $continents ) {}

	public function zoneOf( Address $address ): int {
		foreach ( $this->zones ??= $this->read() as $zone ) {
			if ( $this->covers( $zone['locations'], $address ) ) {
				return $zone['id'];
			}
		}
		return 0;
	}

	/** @return list<array{instance: int, method: string, settings: array<string, string>}> The enabled ones, in their order. */
	public function methodsOf( int $zone ): array {
		return $this->methods[ $zone ] ??= $this->readMethods( $zone );
	}

	public function hasMethods(): bool {
		global $wpdb;
		return $this->any ??= null !== $wpdb->get_var( "SELECT instance_id FROM {$wpdb->prefix}woocommerce_shipping_zone_methods WHERE is_enabled = 1 LIMIT 1" );
	}

	/** @return list<array{instance: int, method: string, settings: array<string, string>}> */
	private function readMethods( int $zone ): array {
		global $wpdb;
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT instance_id, method_id FROM {$wpdb->prefix}woocommerce_shipping_zone_methods WHERE zone_id = %d AND is_enabled = 1 ORDER BY method_order, instance_id",
				$zone
			),
			'ARRAY_A'
		);
		return array_map(
			static fn ( array $row ): array => [
				'instance' => (int) $row['instance_id'],
				'method'   => (string) $row['method_id'],
				'settings' => array_map(
					static fn ( mixed $value ): string => is_scalar( $value ) ? (string) $value : '',
					(array) get_option( "woocommerce_{$row['method_id']}_{$row['instance_id']}_settings", [] )
				),
			],
			array_values( (array) $rows )
		);
	}

	/** @return list<array{id: int, locations: array<string, list<string>>}> */
	private function read(): array {
		global $wpdb;
		$zones = [];
		$rows  = $wpdb->get_results(
			"SELECT z.zone_id, l.location_type, l.location_code FROM {$wpdb->prefix}woocommerce_shipping_zones z
			LEFT JOIN {$wpdb->prefix}woocommerce_shipping_zone_locations l ON l.zone_id = z.zone_id
			ORDER BY z.zone_order, z.zone_id"
		);
		foreach ( $rows as $row ) {
			$id           = (int) $row->zone_id;
			$zones[ $id ] = $zones[ $id ] ?? [
				'id'        => $id,
				'locations' => [],
			];
			if ( null !== $row->location_type ) {
				$zones[ $id ]['locations'][ (string) $row->location_type ][] = (string) $row->location_code;
			}
		}
		return array_values( $zones );
	}

	/** @param array<string, list<string>> $locations */
	private function covers( array $locations, Address $address ): bool {
		$postcodes = $locations['postcode'] ?? [];
		if ( [] !== $postcodes && ! PostcodePattern::matchesAny( $postcodes, $address->postcode, $address->country ) ) {
			return false;
		}
		$places = array_diff_key( $locations, [ 'postcode' => true ] );
		if ( [] === $places ) {
			return true;
		}
		return in_array( $address->country, $places['country'] ?? [], true )
			|| in_array( "{$address->country}:{$address->state}", $places['state'] ?? [], true )
			|| [] !== array_filter( $places['continent'] ?? [], fn ( string $code ): bool => in_array( $address->country, $this->continents[ $code ] ?? [], true ) );
	}
}
