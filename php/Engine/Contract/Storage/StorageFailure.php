<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract\Storage;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\StoreError;

/** The database did not do what it was asked; what it said goes to the log, never to the visitor. */
final class StorageFailure extends StoreError {
	public function __construct( public readonly string $detail ) {
		parent::__construct(
			'woocommerce_rest_unknown_server_error',
			__( 'Something went wrong on our side and nothing has changed. Please try again.', 'marketday' ),
			500
		);
	}
}
