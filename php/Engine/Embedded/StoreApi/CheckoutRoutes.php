<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRefused;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Embedded\Checkout\AddressRules;
use Marketday\Engine\Embedded\Checkout\EmbeddedCheckout;
use Marketday\Engine\Embedded\Checkout\OrderLifecycle;
use Marketday\Engine\Embedded\Checkout\PaymentHandlers;
use Marketday\Engine\Embedded\Session\Session;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;

/** `wc/store/v1/checkout`: GET what is known, PUT payment method and note, POST places the order. */
final class CheckoutRoutes {
	/** Letters of what payments and extensions send at most, and bytes of what an order keeps of extensions. */
	private const LONGEST_TEXT = 20_000;
	private const EXTENSIONS   = 40_000;

	private const BODY = [
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

	public function __construct(
		private readonly EmbeddedCheckout $checkout,
		private readonly OrderLifecycle $orders,
		private readonly PaymentHandlers $handlers,
		private readonly Session $session,
		private readonly CartResponses $answers,
		private readonly CartAccess $access,
		private readonly CartAddresses $addresses,
		private readonly AddressRules $rules,
		private readonly CheckoutSchema $schema
	) {}

	public function add( Routes $routes ): void {
		$change = $this->access->change();
		$put    = [
			'payment_method' => [ 'type' => 'string' ],
			'order_notes'    => [ 'type' => 'string' ],
		];
		$routes->add(
			Route::rest( 'GET', 'wc/store/v1|/checkout', $change, $this->answers->guarded( fn (): Response => $this->draft() ) ),
			Route::rest( 'PUT', 'wc/store/v1|/checkout', $change, $this->answers->guarded( $this->update( ... ) ), $put ),
			Route::rest( 'PATCH', 'wc/store/v1|/checkout', $change, $this->answers->guarded( $this->update( ... ) ), $put ),
			Route::rest( 'POST', 'wc/store/v1|/checkout', $change, $this->answers->guarded( $this->place( ... ) ), self::BODY )
		);
	}

	private function draft(): Response {
		$chosen = (string) $this->session->get( 'payment_method', '' );
		$ids    = array_map( static fn ( \Marketday\Engine\Contract\PaymentMethod $method ): string => $method->id, $this->checkout->paymentMethods() );
		return Response::json( $this->schema->draft( $this->answers->cartArray(), in_array( $chosen, $ids, true ) ? $chosen : ( $ids[0] ?? '' ) ) );
	}

	private function update( Request $request ): Response {
		$method = $this->paymentMethod( $request );
		$this->session->change(
			function () use ( $request, $method ): void {
				if ( '' !== $method ) {
					$this->session->set( 'payment_method', $method );
				}
				if ( $request->has( 'order_notes' ) ) {
					$this->session->set( 'customer_note', $this->note( $request, 'order_notes' ) );
				}
			}
		);
		return $this->draft();
	}

	private function place( Request $request ): Response {
		$method   = $this->paymentMethod( $request );
		$billing  = $this->addresses->merged( $request, 'billing_address', new Address() ) ?? new Address();
		$shipping = $this->addresses->merged( $request, 'shipping_address', new Address() ) ?? new Address();
		$this->addresses->refuseFaults(
			[
				'billing_address'  => $this->rules->faults( $billing ),
				'shipping_address' => $this->rules->faults( $shipping ),
			]
		);
		// An account that the order makes is logged in before the answer.
		$customer = get_current_user_id();
		try {
			$placed = $this->checkout->placeBasket(
				new CheckoutRequest(
					$billing,
					$shipping,
					$method,
					$this->note( $request, 'customer_note' ),
					$this->paymentData( $request ),
					$this->extensions( $request ),
					$request->boolean( 'create_account' ),
					$this->password( $request ),
					fields: $this->ownFields( $request ),
					key: CheckoutRequest::keyIn( $request->raw( 'extensions' ) )
				)
			);
		} catch ( CheckoutRefused $refusal ) {
			throw new CheckoutRefused( $refusal->errorCode, $this->sentence( $refusal ), $refusal->fields, $refusal->status );
		}
		return Response::json( $this->schema->order( $this->orders->order( $placed->id ), $placed, $customer ) );
	}

	/** '' for none; one that does not exist at all is a wrong parameter. */
	private function paymentMethod( Request $request ): string {
		$id = $request->text( 'payment_method' );
		if ( '' !== $id && null === $this->handlers->find( $id ) ) {
			throw $request->invalid( 'payment_method', 'must be one of ' . implode( ', ', array_keys( $this->handlers->all() ) ) );
		}
		return $id;
	}

	private function note( Request $request, string $name ): string {
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

	private function sentence( CheckoutRefused $refusal ): string {
		return '' === $refusal->getMessage() ? __( 'Check the form and try again.', 'marketday' ) : $refusal->getMessage();
	}
}
