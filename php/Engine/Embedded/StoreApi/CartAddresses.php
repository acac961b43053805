<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\StoreApi;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Embedded\Basket\SessionBasket;
use Marketday\Engine\Embedded\Checkout\AddressRules;
use Marketday\Engine\Embedded\Customers\VisitorAddresses;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;

/** Addresses in Store API requests: `billing_address` and `shipping_address`, whole or in part. */
final class CartAddresses {
	public function __construct(
		private readonly SessionBasket $basket,
		private readonly VisitorAddresses $addresses,
		private readonly AddressRules $rules
	) {}

	/** `cart/update-customer`: what is not sent stays; nothing is kept where one field is at fault. */
	public function update( Request $request ): void {
		$billing  = $this->merge( $request, 'billing_address', $this->addresses->billing() );
		$shipping = $this->merge( $request, 'shipping_address', $this->addresses->shipping() );
		if ( null === $shipping && null !== $billing && ! $this->basket->reading()->sums->delivery->isNeeded ) {
			$shipping = $billing;
		}
		$this->refuseFaults(
			[
				'billing_address'  => null === $billing ? [] : $this->rules->faults( $billing ),
				'shipping_address' => null === $shipping ? [] : $this->rules->faults( $shipping ),
			]
		);
		$this->basket->updateAddresses( $billing, $shipping );
	}

	/** The address sent, on top of what is known already; null where none was sent. */
	public function merge( Request $request, string $name, Address $known ): ?Address {
		if ( ! is_array( $request->raw( $name ) ) ) {
			return null;
		}
		$sent   = $request->map( $name );
		$fields = array_intersect_key( $sent, array_flip( Address::FIELDS ) );
		foreach ( $fields as $field => $value ) {
			if ( null !== $value && ! is_scalar( $value ) ) {
				throw $request->invalid( "{$name}.{$field}", 'must be text' );
			}
		}
		$kept = $known->toArray();
		if ( is_string( $fields['country'] ?? null ) && strtoupper( $fields['country'] ) !== $known->country ) {
			// Another country's region and postcode say nothing in this one.
			$kept = array_merge( $kept, array_fill_keys( [ 'state', 'postcode' ], '' ) );
		}
		return $this->rules->tidy( Address::fromArray( $fields + $kept ) );
	}

	/** @param array<string, array<string, string>> $faults Sentences by field by parameter. */
	public function refuseFaults( array $faults ): void {
		$faults = array_filter( $faults );
		if ( [] === $faults ) {
			return;
		}
		$details = [];
		foreach ( $faults as $name => $fields ) {
			$first            = array_key_first( $fields );
			$details[ $name ] = [
				'code'              => "invalid_{$first}",
				'message'           => $fields[ $first ],
				'data'              => null,
				'additional_errors' => array_map(
					static fn ( string $field, string $sentence ): array => [
						'code'    => "invalid_{$field}",
						'message' => $sentence,
						'data'    => null,
					],
					array_slice( array_keys( $fields ), 1 ),
					array_slice( array_values( $fields ), 1 )
				),
			];
		}
		throw new Problem(
			400,
			'rest_invalid_param',
			/* translators: %s: list of parameters */
			sprintf( __( 'Invalid parameter(s): %s', 'marketday' ), implode( ', ', array_keys( $faults ) ) ),
			[
				'params'  => array_map( static fn ( array $fields ): string => implode( ' ', $fields ), $faults ),
				'details' => $details,
			]
		);
	}
}
