<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Api;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;

/** An order as PayPal tells it. */
final class PayPalOrder {
	/** @param array<array-key, mixed> $data */
	public function __construct( private readonly array $data ) {}

	public function id(): string {
		return $this->text( 'id' );
	}

	/** CREATED, PAYER_ACTION_REQUIRED, APPROVED, COMPLETED, VOIDED … */
	public function status(): string {
		return $this->text( 'status' );
	}

	/** Tells whether its money can be taken: the shopper has said yes, or has given a card whose bank has nothing against it. */
	public function mayBeTaken(): bool {
		$card = Fields::map( $this->data, 'payment_source', 'card' );
		return [] === $card
			? 'APPROVED' === $this->status()
			: in_array( $this->status(), [ 'APPROVED', 'CREATED' ], true ) && '' !== Fields::text( $card, 'last_digits' ) && self::isAuthentic( $card );
	}

	/**
	 * True if not the shop is liable for a card that was stolen, or its bank takes no part in asking.
	 *
	 * @param array<array-key, mixed> $card
	 */
	private static function isAuthentic( array $card ): bool {
		$result = Fields::map( $card, 'authentication_result' );
		return match ( Fields::text( $result, 'liability_shift' ) ) {
			'', 'POSSIBLE' => true,
			'NO'           => '' === Fields::text( $result, 'three_d_secure', 'authentication_status' )
				&& in_array( Fields::text( $result, 'three_d_secure', 'enrollment_status' ), [ 'N', 'U', 'B' ], true ),
			default        => false,
		};
	}

	public function isAuthorization(): bool {
		return 'AUTHORIZE' === $this->text( 'intent' );
	}

	/** @return array<array-key, mixed> */
	public function unit(): array {
		return Fields::map( $this->data, 'purchase_units', 0 );
	}

	public function amount(): PayPalAmount {
		return PayPalAmount::of( Fields::map( $this->unit(), 'amount' ) );
	}

	/** Account that is paid. */
	public function payee(): string {
		return Fields::text( $this->unit(), 'payee', 'merchant_id' );
	}

	/** @return array<array-key, mixed> The newest capture; [] for none. */
	public function capture(): array {
		$all = Fields::map( $this->unit(), 'payments', 'captures' );
		return Fields::map( [ 'last' => end( $all ) ], 'last' );
	}

	/** @return array<array-key, mixed> */
	public function authorization(): array {
		$all = Fields::map( $this->unit(), 'payments', 'authorizations' );
		return Fields::map( [ 'last' => end( $all ) ], 'last' );
	}

	/** `paypal`, `venmo` … */
	public function source(): string {
		return (string) array_key_first( Fields::map( $this->data, 'payment_source' ) );
	}

	/** Address where the shopper says yes; '' where PayPal names no page. */
	public function approvalUrl(): string {
		foreach ( Fields::map( $this->data, 'links' ) as $link ) {
			if ( is_array( $link ) && in_array( $link['rel'] ?? '', [ 'approve', 'payer-action' ], true ) ) {
				return Fields::text( $link, 'href' );
			}
		}
		return '';
	}

	/** Person that PayPal knows: name and e-mail, and the address of delivery where it asked for none of their own. */
	public function payer(): Address {
		$delivery = $this->delivery();
		$country  = Fields::text( $this->data, 'payer', 'address', 'country_code' );
		$own      = [
			'first_name' => Fields::text( $this->data, 'payer', 'name', 'given_name' ),
			'last_name'  => Fields::text( $this->data, 'payer', 'name', 'surname' ),
			'email'      => Fields::text( $this->data, 'payer', 'email_address' ),
			'phone'      => Fields::text( $this->data, 'payer', 'phone', 'phone_number', 'national_number' ),
		];
		$place    = array_diff_key( $delivery->toArray(), $own );
		return Address::fromArray( $own + ( '' === $delivery->address1 ? [ 'country' => $country ] : [] ) + $place );
	}

	public function delivery(): Address {
		$shipping = Fields::map( $this->unit(), 'shipping' );
		$name     = trim( Fields::text( $shipping, 'name', 'full_name' ) );
		$cut      = strrpos( $name, ' ' );
		return new Address(
			false === $cut ? $name : substr( $name, 0, $cut ),
			false === $cut ? '' : substr( $name, $cut + 1 ),
			'',
			Fields::text( $shipping, 'address', 'address_line_1' ),
			Fields::text( $shipping, 'address', 'address_line_2' ),
			Fields::text( $shipping, 'address', 'admin_area_2' ),
			Fields::text( $shipping, 'address', 'admin_area_1' ),
			Fields::text( $shipping, 'address', 'postal_code' ),
			Fields::text( $shipping, 'address', 'country_code' )
		);
	}

	/** @return array<array-key, mixed> */
	public function toArray(): array {
		return $this->data;
	}

	private function text( string $name ): string {
		return Fields::text( $this->data, $name );
	}
}
