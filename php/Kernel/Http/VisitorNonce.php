<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;

/** The nonce of the product-blocks calls (docs/PROTOCOL.md#requests), fetched on intent because pages are cached. */
final class VisitorNonce implements Feature {
	public const ACTION = 'wopb-nonce';

	public function __construct( private readonly Routes $routes ) {}

	public function register(): void {
		$this->routes->add( Route::adminAjax( 'wopb_get_nonce', Guard::sameOrigin(), ( new VisitorNonceEndpoint() )->answer( ... ), 'GET or POST' ) );
	}

	/** The check of every call that changes or reads through the product-blocks protocol. */
	public static function guard( string $field = 'wpnonce' ): Guard {
		return Guard::nonce( self::ACTION, $field );
	}
}
