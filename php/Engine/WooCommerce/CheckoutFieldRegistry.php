<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Blocks\Domain\Services\CheckoutFields;
use Automattic\WooCommerce\Blocks\Package;
use Marketday\Engine\Contract\AddressFieldRules;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use WC_Order;

/**
 * The shop's own fields in WooCommerce's checkouts, and the shop's order of the fields of addresses. Values are kept as WooCommerce keeps
 * those of its block checkout, whichever checkout they come from, so its mails, order pages and screens show all of them.
 */
final class CheckoutFieldRegistry {
	public function register(): void {
		add_action( 'woocommerce_init', [ $this, 'addToBlocks' ] );
		add_filter( 'woocommerce_checkout_fields', [ $this, 'addToForm' ] );
		add_action( 'woocommerce_checkout_create_order', [ $this, 'keep' ], 10, 2 );
		add_filter( 'woocommerce_default_address_fields', [ $this, 'arrange' ], 20 );
		add_filter( 'woocommerce_billing_fields', fn ( mixed $fields ): mixed => $this->arrangePrefixed( $fields, 'billing_' ), 20 );
		add_filter( 'woocommerce_shipping_fields', fn ( mixed $fields ): mixed => $this->arrangePrefixed( $fields, 'shipping_' ), 20 );
		add_filter( 'woocommerce_get_country_locale', [ $this, 'arrangeCountries' ], 20 );
	}

	public function addToBlocks(): void {
		foreach ( OrderFields::all() as $field ) {
			woocommerce_register_additional_checkout_field(
				[
					'id'       => $field->apiName(),
					'label'    => $field->label,
					'location' => $field->place,
					'required' => $field->required,
					// Block checkouts have no field of several lines.
					'type'     => 'textarea' === $field->type ? 'text' : $field->type,
				] + ( 'select' === $field->type ? [ 'options' => $this->options( $field ) ] : [] )
			);
		}
	}

	public function addToForm( mixed $groups ): mixed {
		if ( ! is_array( $groups ) ) {
			return $groups;
		}
		foreach ( OrderFields::all() as $index => $field ) {
			$group = 'contact' === $field->place ? 'billing' : 'order';
			$groups[ $group ][ $field->inputName() ] = [
				'label'    => $field->label,
				'required' => $field->required,
				'type'     => $field->type,
				'priority' => 200 + $index,
				'class'    => [ 'form-row-wide' ],
			] + ( 'select' === $field->type ? [ 'options' => [ '' => __( 'Select', 'marketday' ) ] + array_combine( $field->options, $field->options ) ] : [] );
		}
		return $groups;
	}

	/** @param array<string, mixed> $data What WooCommerce read of its classic form. */
	public function keep( WC_Order $order, array $data ): void {
		$values = OrderFields::read( static fn ( OrderField $field ): mixed => $data[ $field->inputName() ] ?? '' );
		foreach ( OrderFields::all() as $field ) {
			if ( isset( $values[ $field->id ] ) ) {
				Package::container()->get( CheckoutFields::class )->persist_field_for_order( $field->apiName(), $values[ $field->id ], $order, 'other', false );
			}
		}
	}

	public function arrange( mixed $fields ): mixed {
		return $this->arrangePrefixed( $fields, '' );
	}

	/** Arranges fields as the shop says, before what countries say of their places. */
	public function arrangeCountries( mixed $countries ): mixed {
		$priorities = AddressFieldRules::priorities();
		if ( [] === $priorities || ! is_array( $countries ) ) {
			return $countries;
		}
		foreach ( $countries as $country => $fields ) {
			foreach ( is_array( $fields ) ? $fields : [] as $name => $rules ) {
				if ( is_array( $rules ) && isset( $rules['priority'], $priorities[ $name ] ) ) {
					$countries[ $country ][ $name ]['priority'] = $priorities[ $name ];
				}
			}
		}
		return $countries;
	}

	private function arrangePrefixed( mixed $fields, string $prefix ): mixed {
		foreach ( is_array( $fields ) ? AddressFieldRules::priorities() : [] as $name => $priority ) {
			if ( isset( $fields[ $prefix . $name ] ) && is_array( $fields[ $prefix . $name ] ) ) {
				$fields[ $prefix . $name ]['priority'] = $priority;
			}
		}
		return $fields;
	}

	/** @return list<array{value: string, label: string}> */
	private function options( OrderField $field ): array {
		return array_map(
			static fn ( string $option ): array => [
				'value' => $option,
				'label' => $option,
			],
			$field->options
		);
	}
}
