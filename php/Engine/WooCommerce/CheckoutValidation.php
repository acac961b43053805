<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\EmailAddress;
use WC_Validation;

/**
 * Gives each message of a refused order its field. The Store API names the address at fault and stops at the first; a form
 * wants every field at once, so WooCommerce's own field rules are asked beforehand.
 */
final class CheckoutValidation {
	private const FIELD_OF_CODE = [
		'woocommerce_rest_missing_email_address'              => 'billing_email',
		'woocommerce_rest_invalid_email_address'              => 'billing_email',
		'woocommerce_rest_invalid_address_country'            => 'billing_country',
		'woocommerce_rest_checkout_missing_payment_method'    => 'payment_method',
		'woocommerce_rest_checkout_payment_method_disabled'   => 'payment_method',
		'woocommerce_rest_invalid_shipping_option'            => 'shipping_method',
		'registration-error-email-exists'                     => 'billing_email',
	];

	public function __construct( private readonly AddressFieldReader $fields ) {}

	/**
	 * @param array<string, string> $ownFields What the shop's own fields hold, by id.
	 * @throws CheckoutRefused
	 */
	public function check( Address $billing, ?Address $shipping, array $ownFields ): void {
		$faults = $this->faults( 'billing', $billing ) + ( null === $shipping ? [] : $this->faults( 'shipping', $shipping ) ) + OrderFields::complaints( $ownFields );
		if ( [] !== $faults ) {
			throw new CheckoutRefused( 'rest_invalid_param', __( 'There’s a problem with the fields below.', 'marketday' ), $faults );
		}
	}

	public function explain( StoreError $error ): StoreError {
		$field = self::FIELD_OF_CODE[ $error->errorCode ] ?? null;
		if ( null !== $field ) {
			return new CheckoutRefused( $error->errorCode, $error->getMessage(), [ $field => $error->getMessage() ], $error->status );
		}
		$fields = [];
		foreach ( is_array( $error->data['params'] ?? null ) ? $error->data['params'] : [] as $address => $message ) {
			$fields[ str_replace( '_address', '', (string) $address ) ] = PlainText::of( $message );
		}
		return [] === $fields ? $error : new CheckoutRefused( $error->errorCode, implode( ' ', $fields ), $fields, $error->status );
	}

	/**
	 * @param 'billing'|'shipping' $kind
	 * @return array<string, string> Sentence by field.
	 */
	public function faults( string $kind, Address $address ): array {
		$values = $address->toArray();
		$faults = [];
		foreach ( $this->fields->fields( $kind, $address->country ) as $field ) {
			$fault = $this->fault( $field, $values[ $field->name ] ?? '', $address->country );
			if ( '' !== $fault ) {
				$faults[ "{$kind}_{$field->name}" ] = $fault;
			}
		}
		return $faults;
	}

	/** The sentences are those of the embedded store. */
	private function fault( AddressField $field, string $value, string $country ): string {
		if ( $field->hidden ) {
			return '';
		}
		if ( '' === $value ) {
			/* translators: %s: label of a form field */
			return $field->required ? sprintf( __( '%s is a required field.', 'marketday' ), $field->label ) : '';
		}
		return $this->isValid( $field, $value, $country ) ? '' : $this->sentence( $field->name, $country );
	}

	private function isValid( AddressField $field, string $value, string $country ): bool {
		return match ( $field->name ) {
			'email'    => EmailAddress::canReceive( $value ),
			'phone'    => WC_Validation::is_phone( $value ),
			'postcode' => WC_Validation::is_postcode( wc_format_postcode( $value, $country ), $country ),
			'country'  => isset( $field->options[ $value ] ),
			'state'    => [] === $field->options || isset( $field->options[ $value ] ) || in_array( $value, $field->options, true ),
			default    => true,
		};
	}

	private function sentence( string $name, string $country ): string {
		$countryName = PlainText::of( WC()->countries->get_countries()[ $country ] ?? '' );
		return match ( $name ) {
			'email'   => __( 'Enter a valid email address.', 'marketday' ),
			'phone'   => __( 'Enter a valid phone number.', 'marketday' ),
			'country' => __( 'Choose a country from the list.', 'marketday' ),
			'state'   => __( 'Choose a region from the list.', 'marketday' ),
			/* translators: %s: name of a country */
			default   => '' === $countryName ? __( 'Enter a valid postcode.', 'marketday' ) : sprintf( __( 'Enter a valid postcode for %s.', 'marketday' ), $countryName ),
		};
	}
}
