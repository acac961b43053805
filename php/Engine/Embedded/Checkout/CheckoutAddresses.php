<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressField;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Engine\Embedded\Shipping\ShippingQuotes;
use Marketday\Kernel\AsciiCode;

/** Addresses at the checkout: countries, fields, the way they are written, and where is sent to. */
final class CheckoutAddresses {
	public function __construct(
		private readonly Countries $countries,
		private readonly ShippingQuotes $shipping,
		private readonly AddressForm $form,
		private readonly AddressRules $rules
	) {}

	/** @return array<string, string> Name by code, of the countries the shop sells to. */
	public function countries(): array {
		return $this->countries->selling();
	}

	public function isPostcode( string $postcode, string $country ): bool {
		return $this->countries->isPostcode( AsciiCode::of( $postcode ), $country );
	}

	/**
	 * @param 'billing'|'shipping' $kind
	 * @return list<AddressField>
	 */
	public function fields( string $kind, string $country ): array {
		return $this->form->fields( $kind, $country );
	}

	/** @return list<string> As on an envelope. */
	public function lines( Address $address ): array {
		return $this->countries->addressLines( $address );
	}

	/** @return list<string> Names of the ways in which the shop sends to a country. */
	public function deliveryNames( string $country ): array {
		return $this->shipping->names( new Address( country: $country ) );
	}

	/** Written as addresses are written; an empty shipping address is the billing address, unless another was asked for. */
	public function tidy( CheckoutRequest $request ): CheckoutRequest {
		$billing  = $this->rules->tidy( $request->addresses->billing );
		$shipping = $this->rules->tidy( $request->addresses->shipping );
		return new CheckoutRequest(
			new SubmittedAddresses(
				$billing,
				DeliveryAddress::ofApi( $billing, $shipping, $request->addresses->shipElsewhere ),
				$request->addresses->shipElsewhere
			),
			$request->paymentMethod,
			mb_substr( sanitize_textarea_field( $request->customerNote ), 0, 5000 ),
			$request->paymentData,
			$request->extensions,
			new AccountRequest( $request->account->isWanted, $request->account->password ),
			$request->fields,
			$request->key
		);
	}
}
