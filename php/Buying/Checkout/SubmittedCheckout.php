<?php

declare( strict_types=1 );

namespace Marketday\Buying\Checkout;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\FormExtensions;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Kernel\EmailAddress;
use Marketday\Kernel\Http\Request;

/** The checkout form as a shopper sent it without scripts. */
final class SubmittedCheckout {
	public function __construct(
		public readonly SubmittedAddresses $addresses,
		public readonly string $paymentMethod,
		public readonly string $note,
		public readonly bool $acceptsTerms,
		/** @var array<string, array<string, mixed>> What the fields of slots hold, by namespace: nothing in it is checked. */
		public readonly array $extensions = [],
		/** @var array<string, string> What the shop's own fields hold, by id. */
		public readonly array $fields = [],
		public readonly AccountRequest $account = new AccountRequest()
	) {}

	/** @param Basket|null $basket That is ordered; null where any could be. */
	public static function read( Request $request, ?Basket $basket = null ): self {
		$asked = $request->boolean( 'ship_to_different_address' );
		return new self(
			new SubmittedAddresses(
				self::billing( $request->texts( 'billing_', Address::FIELDS ) ),
				Address::fromArray( $request->texts( 'shipping_', Address::FIELDS ) ),
				null === $basket ? $asked : DeliveryAddress::isElsewhere( $asked, $basket )
			),
			$request->text( 'payment_method' ),
			sanitize_textarea_field( is_string( $request->raw( 'order_comments' ) ) ? mb_substr( $request->raw( 'order_comments' ), 0, 2000 ) : '' ),
			$request->boolean( 'terms' ),
			FormExtensions::of( [ 'extensions' => $request->map( 'extensions', 50 ) ] + $request->all() ),
			OrderFields::read( static fn ( OrderField $field ): mixed => $request->raw( $field->inputName() ) ),
			new AccountRequest(
				$request->boolean( 'createaccount' ),
				is_string( $request->raw( 'account_password' ) ) ? $request->raw( 'account_password' ) : ''
			)
		);
	}

	/** @param array<string, string> $texts */
	private static function billing( array $texts ): Address {
		return Address::fromArray( [ 'email' => EmailAddress::ascii( $texts['email'] ?? '' ) ] + $texts );
	}

	/** Address that the order goes to. */
	public function delivery(): Address {
		return DeliveryAddress::of( $this->addresses->billing, $this->addresses->shipping, $this->addresses->shipElsewhere );
	}

	public function order(): CheckoutRequest {
		return new CheckoutRequest(
			new SubmittedAddresses( $this->addresses->billing, $this->delivery(), $this->addresses->shipElsewhere ),
			$this->paymentMethod,
			$this->note,
			extensions: $this->extensions,
			account: new AccountRequest( $this->account->isWanted, $this->account->isWanted ? $this->account->password : '' ),
			fields: $this->fields
		);
	}
}
