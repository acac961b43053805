<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The check a route makes before its handler runs. Each route names one; `docs/ROUTES.md` lists them all. */
final class Guard {
	/** @param Closure(Request): void $check Throws a Problem. */
	private function __construct(
		public readonly string $description,
		private readonly Closure $check
	) {}

	/** Reads what every visitor may see; changes nothing. */
	public static function publicRead(): self {
		return new self( 'public read', static function (): void {} );
	}

	/** A WordPress nonce in a parameter. */
	public static function nonce( string $action, string $field ): self {
		return new self(
			"nonce {$action} in {$field}",
			static function ( Request $request ) use ( $action, $field ): void {
				$value = $request->raw( $field );
				if ( ! is_string( $value ) || false === wp_verify_nonce( $value, $action ) ) {
					throw Problem::forbidden( 'marketday_invalid_nonce', __( 'This page has expired. Please try again.', 'marketday' ) );
				}
			}
		);
	}

	/** A nonce as WordPress's ajax calls check it: refused with 403 and the text `-1`. */
	public static function ajaxNonce( string $action, string $field ): self {
		return new self(
			"nonce {$action} in {$field}",
			static function ( Request $request ) use ( $action, $field ): void {
				$value = $request->raw( $field );
				if ( ! is_string( $value ) || false === wp_verify_nonce( $value, $action ) ) {
					throw new Problem( 403, 'marketday_invalid_nonce', __( 'This page has expired. Please try again.', 'marketday' ), [], '-1' );
				}
			}
		);
	}

	/**
	 * Refuses what another site's page sent. For calls whose contract has no nonce because their page is cached
	 * (wc-ajax add_to_cart and its kin): browsers say truthfully where a request comes from.
	 */
	public static function sameOrigin(): self {
		return new self(
			'same origin',
			static function ( Request $request ): void {
				if ( Origin::isForeign( $request ) ) {
					throw Problem::forbidden( 'marketday_cross_origin', __( 'This request came from another site.', 'marketday' ) );
				}
			}
		);
	}

	public static function capability( string $capability ): self {
		return new self(
			"capability {$capability}",
			static function () use ( $capability ): void {
				if ( ! current_user_can( $capability ) ) {
					throw new Problem( rest_authorization_required_code(), 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'marketday' ) );
				}
			}
		);
	}

	/** @param Closure(Request): void $check Throws a Problem. */
	public static function custom( string $description, Closure $check ): self {
		return new self( $description, $check );
	}

	public function and( self $second ): self {
		return new self(
			"{$this->description} + {$second->description}",
			function ( Request $request ) use ( $second ): void {
				$this->check( $request );
				$second->check( $request );
			}
		);
	}

	public function check( Request $request ): void {
		( $this->check )( $request );
	}
}
