<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Calls of our scripts on the basket beside the Store API's own: `POST cart/extensions` with the namespace `marketday`. */
final class BasketExtensionCalls {
	/**
	 * @param array<array-key, mixed> $data `restore` is the key of a line that was removed; `hand_over` asks for an address of the checkout (`BasketHandOverFormHandler`). Nothing in it is checked.
	 * @throws StoreError
	 */
	public static function fulfil( Basket $basket, array $data ): void {
		if ( true === ( $data['hand_over'] ?? null ) ) {
			BasketHandOverFormHandler::offer( $basket );
			return;
		}
		if ( ! is_string( $data['restore'] ?? null ) ) {
			throw new StoreError( 'rest_invalid_param', __( 'We don’t recognise that basket change.', 'marketday' ) );
		}
		$basket->restore( $data['restore'] );
	}
}
