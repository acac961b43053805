<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AddressField;
use Marketday\Engine\Contract\AddressFieldRules;

/** The fields of an address form, as the country has them. */
final class AddressForm {
	public function __construct( private readonly Countries $countries ) {}

	/**
	 * @param 'billing'|'shipping' $kind
	 * @return list<AddressField>
	 */
	public function fields( string $kind, string $country ): array {
		$facts  = $this->countries->fields( $country );
		$fields = [];
		foreach ( $this->plan( $kind, $country ) as $name => [ $label, $required, $autocomplete, $priority, $type, $options ] ) {
			$own      = $facts[ $name ] ?? [];
			$hidden   = (bool) ( $own['hidden'] ?? false );
			$fields[] = new AddressField(
				$name,
				isset( $own['label'] ) ? $this->label( (string) $own['label'] ) : $label,
				! $hidden && (bool) ( $own['required'] ?? $required ),
				$hidden,
				( 'billing' === $kind ? 'billing ' : 'shipping ' ) . $autocomplete,
				(int) ( $own['priority'] ?? $priority ),
				$type,
				$options
			);
		}
		return self::arrange( $fields );
	}

	/**
	 * @param list<AddressField> $fields
	 * @return list<AddressField> In the shop's order where it has one, else in the country's.
	 */
	private static function arrange( array $fields ): array {
		$own = AddressFieldRules::priorities();
		usort( $fields, static fn ( AddressField $a, AddressField $b ): int => ( $own[ $a->name ] ?? $a->priority ) <=> ( $own[ $b->name ] ?? $b->priority ) );
		return $fields;
	}

	/** @return array<string, array{string, bool, string, int, string, array<string, string>}> */
	private function plan( string $kind, string $country ): array {
		$regions = $this->countries->regions( $country );
		[ 'phone' => $phone, 'company' => $company, 'address_2' => $second ] = AddressFieldRules::states();
		$plan    = [
			'email'      => [ __( 'Email address', 'marketday' ), true, 'email', 5, 'email', [] ],
			'first_name' => [ __( 'First name', 'marketday' ), true, 'given-name', 10, 'text', [] ],
			'last_name'  => [ __( 'Last name', 'marketday' ), true, 'family-name', 20, 'text', [] ],
			'company'    => [ __( 'Company', 'marketday' ), 'required' === $company, 'organization', 30, 'text', [] ],
			'country'    => [
				__( 'Country / Region', 'marketday' ),
				true,
				'country',
				40,
				'select',
				'billing' === $kind ? $this->countries->selling() : $this->countries->shipping(),
			],
			'address_1'  => [ __( 'Street address', 'marketday' ), true, 'address-line1', 50, 'text', [] ],
			'address_2'  => [ __( 'Flat, suite, unit', 'marketday' ), 'required' === $second, 'address-line2', 60, 'text', [] ],
			'city'       => [ __( 'Town / City', 'marketday' ), true, 'address-level2', 70, 'text', [] ],
			'state'      => [ __( 'State / County', 'marketday' ), false, 'address-level1', 80, [] === $regions ? 'text' : 'select', $regions ],
			'postcode'   => [ __( 'Postcode', 'marketday' ), true, 'postal-code', 90, 'text', [] ],
			'phone'      => [ __( 'Phone', 'marketday' ), 'required' === $phone, 'tel', 100, 'tel', [] ],
		];
		$left    = array_keys( array_filter(
			[ 'email' => 'billing' === $kind ? 'shown' : 'hidden', 'phone' => $phone, 'company' => $company, 'address_2' => $second ],
			static fn ( string $state ): bool => 'hidden' === $state
		) );
		return array_diff_key( $plan, array_flip( $left ) );
	}

	private function label( string $name ): string {
		return match ( $name ) {
			'suburb'      => __( 'Suburb', 'marketday' ),
			'state'       => __( 'State', 'marketday' ),
			'province'    => __( 'Province', 'marketday' ),
			'county'      => __( 'County', 'marketday' ),
			'canton'      => __( 'Canton', 'marketday' ),
			'zip'         => __( 'ZIP code', 'marketday' ),
			'region'      => __( 'Region', 'marketday' ),
			'prefecture'  => __( 'Prefecture', 'marketday' ),
			'pin'         => __( 'PIN code', 'marketday' ),
			'eircode'     => __( 'Eircode', 'marketday' ),
			'postal-code' => __( 'Postal code', 'marketday' ),
			default       => $name,
		};
	}
}
