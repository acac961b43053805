<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\Validation\Validator;

/** Makes an address tidy and says what is wrong with it, a sentence for each field. */
final class AddressRules {
	private const LONGEST = 200;

	public function __construct(
		private readonly Countries $countries,
		private readonly AddressForm $form
	) {}

	/**
	 * Address without tags and control characters, and without `mailto:` and `tel:`, which docs/PROTOCOL.md#contact-patterns lets pass; country,
	 * region and postcode as they are written.
	 */
	public function tidy( Address $address ): Address {
		$fields             = array_map( TextLine::of( ... ), $address->toArray() );
		$fields['email']    = EmailAddress::ascii( (string) preg_replace( '/^mailto:/i', '', $fields['email'] ) );
		$fields['phone']    = (string) preg_replace( '/^tel:/i', '', $fields['phone'] );
		$fields['country']  = strtoupper( $fields['country'] );
		$fields['state']    = $this->countries->regionCode( $fields['state'], $fields['country'] );
		$fields['postcode'] = $this->countries->formatPostcode( $fields['postcode'], $fields['country'] );
		return Address::fromArray( $fields );
	}

	/**
	 * Faults of values that are there; what is missing is nothing wrong yet.
	 *
	 * @return array<string, string> Sentence by field.
	 */
	public function faults( Address $address ): array {
		$faults = [];
		if ( '' !== $address->country && ! isset( $this->countries->all()[ $address->country ] ) ) {
			return [ 'country' => __( 'Choose a country from the list.', 'marketday' ) ];
		}
		$regions = $this->countries->regions( $address->country );
		if ( '' !== $address->state && [] !== $regions && ! isset( $regions[ $address->state ] ) ) {
			$faults['state'] = __( 'Choose a region from the list.', 'marketday' );
		}
		if ( '' !== $address->postcode && ! $this->countries->isPostcode( $address->postcode, $address->country ) ) {
			/* translators: %s: country */
			$faults['postcode'] = '' === $address->country ? __( 'Enter a valid postcode.', 'marketday' ) : sprintf( __( 'Enter a valid postcode for %s.', 'marketday' ), $this->countries->all()[ $address->country ] );
		}
		$rules = new Validator();
		if ( '' !== $address->email && ( [] !== $rules->faults( $address->email, [ 'type' => 'contactEmail' ] ) || ! EmailAddress::canReceive( $address->email ) ) ) {
			$faults['email'] = __( 'Enter a valid email address.', 'marketday' );
		}
		if ( [] !== $rules->faults( $address->phone, [ 'type' => 'contactPhone' ] ) ) {
			$faults['phone'] = __( 'Enter a valid phone number.', 'marketday' );
		}
		foreach ( $address->toArray() as $name => $value ) {
			if ( mb_strlen( $value ) > self::LONGEST ) {
				/* translators: %d: number */
				$faults[ $name ] = sprintf( __( 'Enter at most %d characters.', 'marketday' ), self::LONGEST );
			}
		}
		return $faults;
	}

	/**
	 * Complaints on what is wrong or missing when an order is placed.
	 *
	 * @param 'billing'|'shipping' $kind
	 * @return array<string, string> Sentence by field.
	 */
	public function complaints( string $kind, Address $address ): array {
		$values     = $address->toArray();
		$complaints = $this->faults( $address );
		foreach ( $this->form->fields( $kind, $address->country ) as $field ) {
			if ( $field->required && '' === $values[ $field->name ] ) {
				$complaints[ $field->name ] = $this->missing( $field );
			} elseif (
				'country' === $field->name && '' !== $values['country'] && ! isset( $field->options[ $values['country'] ] ) && ! isset( $complaints['country'] )
			) {
				$name                  = $this->countries->all()[ $values['country'] ] ?? $values['country'];
				$complaints['country'] = 'billing' === $kind
					/* translators: %s: country */
					? sprintf( __( 'We don’t sell to %s.', 'marketday' ), $name )
					/* translators: %s: country */
					: sprintf( __( 'We don’t deliver to %s.', 'marketday' ), $name );
			}
		}
		return $complaints;
	}

	private function missing( AddressField $field ): string {
		/* translators: %s: name of a form field */
		return sprintf( __( '%s is a required field.', 'marketday' ), $field->label );
	}
}
