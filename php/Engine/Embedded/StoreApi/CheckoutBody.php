<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\SubmittedAddresses;
use Marketday\Engine\Embedded\Checkout\AddressRules;
use Marketday\Engine\Embedded\Checkout\PaymentHandlers;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Text\TextLine;

/** Reads what is sent to `wc/store/v1/checkout` into an order of the contract. */
final class CheckoutBody {
	/** Letters of what payments and extensions send at most, and bytes of what an order keeps of extensions. */
	private const LONGEST_TEXT = 20_000;
	private const EXTENSIONS   = 40_000;

	/** WordPress's schema of what an order is sent with. */
	public const ORDER = [
		'billing_address'   => [
			'type'     => 'object',
			'required' => true,
		],
		'shipping_address'  => [ 'type' => 'object' ],
		'payment_method'    => [ 'type' => 'string' ],
		'payment_data'      => [
			'type'  => 'array',
			'items' => [ 'type' => 'object' ],
		],
		'customer_note'     => [ 'type' => 'string' ],
		'create_account'    => [ 'type' => 'boolean' ],
		'customer_password' => [ 'type' => 'string' ],
		'extensions'        => [ 'type' => 'object' ],
		'additional_fields' => [ 'type' => 'object' ],
	];

	/** The same for what is noted before one is placed. */
	public const CHANGES = [
		'payment_method' => [ 'type' => 'string' ],
		'order_notes'    => [ 'type' => 'string' ],
	];

	public function __construct(
		private readonly PaymentHandlers $handlers,
		private readonly CartAddresses $addresses,
		private readonly AddressRules $rules
	) {}

	public function order( Request $request ): CheckoutRequest {
		$method   = $this->paymentMethod( $request );
		$billing  = $this->addresses->merge( $request, 'billing_address', new Address() ) ?? new Address();
		$shipping = $this->addresses->merge( $request, 'shipping_address', new Address() ) ?? new Address();
		$this->addresses->refuseFaults(
			[
				'billing_address'  => $this->rules->faults( $billing ),
				'shipping_address' => $this->rules->faults( $shipping ),
			]
		);
		return new CheckoutRequest(
			new SubmittedAddresses( $billing, $shipping ),
			$method,
			self::note( $request, 'customer_note' ),
			$this->paymentData( $request ),
			$this->extensions( $request ),
			new AccountRequest( $request->boolean( 'create_account' ), $this->password( $request ) ),
			$this->ownFields( $request ),
			CheckoutRequest::keyIn( $request->raw( 'extensions' ) )
		);
	}

	/** '' for none; one that does not exist at all is a wrong parameter. */
	public function paymentMethod( Request $request ): string {
		$id = $request->text( 'payment_method' );
		if ( '' !== $id && null === $this->handlers->find( $id ) ) {
			throw $request->invalid( 'payment_method', 'must be one of ' . implode( ', ', array_keys( $this->handlers->all() ) ) );
		}
		return $id;
	}

	public static function note( Request $request, string $name ): string {
		$note = $request->raw( $name );
		return is_string( $note ) ? mb_substr( sanitize_textarea_field( $note ), 0, 5000 ) : '';
	}

	private function password( Request $request ): string {
		$password = $request->raw( 'customer_password' );
		return is_string( $password ) ? $password : '';
	}

	/** @return array<string, string> */
	private function paymentData( Request $request ): array {
		$data = [];
		foreach ( $request->map( 'payment_data', 100, self::LONGEST_TEXT ) as $row ) {
			if ( is_array( $row ) && is_string( $row['key'] ?? null ) && is_scalar( $row['value'] ?? null ) ) {
				$data[ TextLine::of( $row['key'] ) ] = TextLine::of( (string) $row['value'] );
			}
		}
		return $data;
	}

	/** @return array<string, string> By id. */
	private function ownFields( Request $request ): array {
		$sent = $request->map( 'additional_fields', 100, self::LONGEST_TEXT );
		return OrderFields::read( static fn ( OrderField $field ): mixed => $sent[ $field->apiName() ] ?? '' );
	}

	/** @return array<string, array<string, mixed>> */
	private function extensions( Request $request ): array {
		$found = [];
		foreach ( $request->map( 'extensions', 50, self::LONGEST_TEXT ) as $namespace => $data ) {
			if ( is_string( $namespace ) && is_array( $data ) && CheckoutRequest::OWN_EXTENSION !== $namespace ) {
				$found[ TextLine::of( $namespace ) ] = map_deep(
					$data,
					static fn ( mixed $value ): mixed => is_string( $value ) ? mb_substr( TextLine::of( $value ), 0, 2000 ) : $value
				);
			}
		}
		if ( strlen( (string) wp_json_encode( $found ) ) > self::EXTENSIONS ) {
			throw $request->invalid( 'extensions', 'hold too much' );
		}
		return $found;
	}
}
