<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;

/** The fields of an address in one country, with WooCommerce's labels, rules and order. */
final class AddressFieldReader {
	/**
	 * @param 'billing'|'shipping' $kind
	 * @return list<AddressField>
	 */
	public function fields( string $kind, string $country ): array {
		$fields = [];
		foreach ( WC()->countries->get_address_fields( $country, "{$kind}_" ) as $key => $field ) {
			$name = substr( (string) $key, strlen( $kind ) + 1 );
			if ( in_array( $name, Address::FIELDS, true ) && is_array( $field ) ) {
				$fields[] = $this->field( $kind, $name, new Json( $field ), $country );
			}
		}
		usort( $fields, static fn ( AddressField $one, AddressField $other ): int => $one->priority <=> $other->priority );
		return $fields;
	}

	private function field( string $kind, string $name, Json $field, string $country ): AddressField {
		$options = match ( $name ) {
			'country' => $this->countries( $kind ),
			'state'   => $this->states( $country ),
			default   => [],
		};
		$label = '' === $field->text( 'label' ) ? $field->text( 'placeholder' ) : $field->text( 'label' );
		return new AddressField(
			$name,
			PlainText::of( $label ),
			$field->flag( 'required' ),
			$field->flag( 'hidden' ),
			$field->text( 'autocomplete' ),
			$field->number( 'priority' ),
			$this->type( $field->text( 'type' ), $options ),
			$options
		);
	}

	/** @param array<string, string> $options */
	private function type( string $type, array $options ): string {
		return match ( true ) {
			[] !== $options                           => 'select',
			in_array( $type, [ 'email', 'tel' ], true ) => $type,
			default                                   => 'text',
		};
	}

	/** @return array<string, string> */
	private function countries( string $kind ): array {
		$countries = 'shipping' === $kind ? WC()->countries->get_shipping_countries() : WC()->countries->get_allowed_countries();
		return array_map( PlainText::of( ... ), $countries );
	}

	/** @return array<string, string> */
	private function states( string $country ): array {
		$states = WC()->countries->get_states( $country );
		return is_array( $states ) ? array_map( PlainText::of( ... ), $states ) : [];
	}
}
