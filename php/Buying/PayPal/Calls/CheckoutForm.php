<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Calls;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\WalletHandler;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\Http\Request;

/** The checkout's form as a payment call carries it: `form_encoded`, with the names of its fields. */
final class CheckoutForm {
	private function __construct( private readonly Request $fields, private readonly Basket $basket ) {}

	/** @param string $encoded As `new URLSearchParams( new FormData( form ) )` writes it. */
	public static function read( string $encoded, Basket $basket ): self {
		parse_str( $encoded, $fields );
		$request = new Request( $fields );
		$request->refuseExcess();
		return new self( $request, $basket );
	}

	public static function of( Request $body, Basket $basket ): self {
		$encoded = $body->raw( 'form_encoded' );
		$form    = $body->raw( 'form' );
		return is_array( $form ) ? new self( new Request( $form ), $basket ) : self::read( is_string( $encoded ) ? $encoded : '', $basket );
	}

	public function isEmpty(): bool {
		return ! $this->fields->has( 'billing_email' ) && ! $this->fields->has( 'billing_country' );
	}

	public function billing(): Address {
		return Address::fromArray( $this->fields->texts( 'billing_', Address::FIELDS ) );
	}

	public function shipping(): Address {
		return DeliveryAddress::of( $this->billing(), Address::fromArray( $this->fields->texts( 'shipping_', Address::FIELDS ) ), $this->elsewhere() );
	}

	public function request(): CheckoutRequest {
		return new CheckoutRequest(
			new SubmittedAddresses( $this->billing(), $this->shipping(), $this->elsewhere() ),
			WalletHandler::ID,
			$this->fields->text( 'order_comments', '', 2000 ),
			fields: OrderFields::read( fn ( OrderField $field ): mixed => $this->fields->raw( $field->inputName() ) )
		);
	}

	/** @throws CheckoutRefused With a message for each field. */
	public function check( Engine $engine ): void {
		$faults = [];
		try {
			$engine->checkout()->check( $this->request() );
		} catch ( CheckoutRefused $refusal ) {
			$faults = $refusal->fields;
			$code   = $refusal->errorCode;
			if ( [] === $faults ) {
				throw $refusal;
			}
		}
		$faults = DeliveryAddress::shownErrors( $faults, $this->elsewhere() );
		if ( 0 !== $engine->settings()->pageId( Page::Terms ) && ! $this->fields->boolean( 'terms' ) ) {
			$faults['terms'] = __( 'Please read and accept the terms and conditions to proceed with your order.', 'marketday' );
		}
		if ( [] !== $faults ) {
			throw new CheckoutRefused( $code ?? 'marketday_terms', __( 'Required form fields are not filled.', 'marketday' ), $faults );
		}
	}

	/** @return array<string, string> To be kept with the payment. */
	public function texts(): array {
		return array_map(
			static fn ( mixed $value ): string => is_scalar( $value ) ? mb_substr( sanitize_text_field( (string) $value ), 0, 500 ) : '',
			array_filter( $this->fields->all(), 'is_string', ARRAY_FILTER_USE_KEY )
		);
	}

	private function elsewhere(): bool {
		return DeliveryAddress::isElsewhere( $this->fields->boolean( 'ship_to_different_address' ), $this->basket );
	}
}
