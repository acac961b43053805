<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\AccountRequest;
use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DeliveryAddress;
use Marketday\Engine\Contract\FormExtensions;
use Marketday\Engine\Contract\OrderField;
use Marketday\Engine\Contract\OrderFields;
use Marketday\Engine\Contract\SubmittedAddresses;
use WC_Order;
use WeakMap;
use WP_REST_Request;

/** Reader of what a shopper sends to WooCommerce's checkouts, as the contract's request. Texts are as sent, but for white space around them. */
final class CheckoutRequestReader {
	private const MOST_FIELDS = 50;

	/** The extensions' second name in a request of a batch. */
	private const COPY = 'marketday_extensions';

	/** @var WeakMap<WP_REST_Request<array<string, mixed>>, mixed> */
	private WeakMap $extensions;

	public function __construct() {
		$this->extensions = new WeakMap();
	}

	/**
	 * Keeps a request's extensions before WooCommerce leaves those out that no schema of its own names.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $request
	 */
	public function noteExtensions( WP_REST_Request $request ): void {
		$this->extensions[ $request ] = $request->get_param( 'extensions' );
	}

	/**
	 * Hears a batch: WooCommerce leaves them out before any of its requests is heard, and a copy is none of its business.
	 *
	 * @param WP_REST_Request<array<string, mixed>> $batch
	 */
	public function noteBatch( WP_REST_Request $batch ): void {
		$requests = $batch->get_param( 'requests' );
		if ( ! is_array( $requests ) ) {
			return;
		}
		foreach ( $requests as $at => $one ) {
			if ( is_array( $one ) && is_array( $one['body'] ?? null ) && isset( $one['body']['extensions'] ) ) {
				$requests[ $at ]['body'][ self::COPY ] = $one['body']['extensions'];
			}
		}
		$batch->set_param( 'requests', $requests );
	}

	/** @param WP_REST_Request<array<string, mixed>> $request */
	public function ofApi( WP_REST_Request $request ): CheckoutRequest {
		$payment = [];
		foreach ( array_slice( $this->map( $request->get_param( 'payment_data' ) ), 0, self::MOST_FIELDS ) as $row ) {
			if ( is_array( $row ) && is_scalar( $row['key'] ?? null ) && is_scalar( $row['value'] ?? null ) ) {
				$payment[ (string) $row['key'] ] = (string) $row['value'];
			}
		}
		$billing  = Address::fromArray( $this->map( $request->get_param( 'billing_address' ) ) );
		$shipping = $this->map( $request->get_param( 'shipping_address' ) );
		return new CheckoutRequest(
			new SubmittedAddresses( $billing, [] === $shipping ? $billing : Address::fromArray( $shipping ) ),
			$this->text( $request->get_param( 'payment_method' ) ),
			$this->text( $request->get_param( 'customer_note' ) ),
			$payment,
			$this->namespaces( $this->extensions[ $request ] ?? $request->get_param( self::COPY ) ?? $request->get_param( 'extensions' ) ),
			new AccountRequest( true === $request->get_param( 'create_account' ), self::asSent( $request->get_param( 'customer_password' ) ) ),
			OrderFields::read( fn ( OrderField $field ): mixed => $this->map( $request->get_param( 'additional_fields' ) )[ $field->apiName() ] ?? '' )
		);
	}

	/** @param array<string, mixed> $data What WooCommerce read of the form. */
	public function ofForm( array $data ): CheckoutRequest {
		$billing   = $this->address( $data, 'billing_' );
		$elsewhere = ! empty( $data['ship_to_different_address'] );
		$method    = $this->text( $data['payment_method'] ?? '' );
		return new CheckoutRequest(
			new SubmittedAddresses( $billing, DeliveryAddress::of( $billing, $this->address( $data, 'shipping_' ), $elsewhere ), $elsewhere ),
			$method,
			$this->text( $data['order_comments'] ?? '' ),
			$this->paymentFields( $method ),
			$this->extensionsOfForm(),
			new AccountRequest( ! empty( $data['createaccount'] ), self::asSent( $data['account_password'] ?? '' ) ),
			OrderFields::read( static fn ( OrderField $field ): mixed => $data[ $field->inputName() ] ?? '' )
		);
	}

	/** The form that pays for an order. */
	public function ofPayment( WC_Order $order ): CheckoutRequest {
		$method = $this->text( $this->postedForm()['payment_method'] ?? '' );
		return new CheckoutRequest(
			new SubmittedAddresses( Address::fromArray( $order->get_address( 'billing' ) ), Address::fromArray( $order->get_address( 'shipping' ) ) ),
			$method,
			$order->get_customer_note(),
			$this->paymentFields( $method ),
			$this->extensionsOfForm()
		);
	}

	/** @return array<string, array<string, mixed>> */
	public function extensionsOfForm(): array {
		return FormExtensions::of( $this->postedForm() );
	}

	/** @return array<string, array<string, mixed>> */
	private function namespaces( mixed $sent ): array {
		$found = [];
		foreach ( array_slice( $this->map( $sent ), 0, self::MOST_FIELDS ) as $namespace => $data ) {
			if ( is_string( $namespace ) && ( is_array( $data ) || $data instanceof \stdClass ) ) {
				$found[ $namespace ] = array_filter( (array) $data, 'is_string', ARRAY_FILTER_USE_KEY );
			}
		}
		return $found;
	}

	/** @return array<string, string> The single fields whose names begin with the method's. */
	private function paymentFields( string $method ): array {
		$found = [];
		foreach ( $this->postedForm() as $name => $value ) {
			if ( '' !== $method && is_scalar( $value ) && str_starts_with( (string) $name, $method ) ) {
				$found[ (string) $name ] = (string) $value;
			}
		}
		return array_slice( $found, 0, self::MOST_FIELDS );
	}

	/** @param array<string, mixed> $data */
	private function address( array $data, string $prefix ): Address {
		return Address::fromArray( array_combine(
			Address::FIELDS,
			array_map( static fn ( string $name ): mixed => $data[ $prefix . $name ] ?? '', Address::FIELDS )
		) );
	}

	/** @return array<array-key, mixed> The posted form, whose nonce WooCommerce has checked. */
	private function postedForm(): array {
		return wp_unslash( $_POST ); // phpcs:ignore WordPress.Security.NonceVerification -- see above.
	}

	/** @return array<array-key, mixed> */
	private function map( mixed $value ): array {
		return is_array( $value ) || $value instanceof \stdClass ? (array) $value : [];
	}

	private function text( mixed $value ): string {
		return is_scalar( $value ) ? trim( (string) $value ) : '';
	}

	/** A password of spaces alone is one that is refused, and none that is missing: WordPress would take the spaces away. */
	private static function asSent( mixed $password ): string {
		return is_string( $password ) ? $password : '';
	}
}
