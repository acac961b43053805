<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Origin;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Loading\LoadsIf;

/**
 * The Store API's baskets and orders are read by other sites' pages with a Cart-Token alone. Their token opens the answer to them,
 * so what the browser's cookies add to it has to stay out, on both engines: the user, and JSONP, which asks for no permission at all.
 */
#[LoadsIf( 'called:/wc/store|called:/batch|called:/marketday|called:/wopb|called:/sales', 'rest_authentication_errors', 'rest_jsonp_enabled' )]
final class CrossOrigin implements Feature {
	private const ROUTES = '~^/wc/store(/v1)?/(cart|checkout|order|batch)\b~i';

	public function register(): void {
		// After the engines have checked.
		add_filter( 'rest_authentication_errors', [ $this, 'forgetUser' ], 100 );
		add_filter( 'rest_jsonp_enabled', [ $this, 'allowJsonp' ] );
	}

	public function forgetUser( mixed $result ): mixed {
		if ( self::isPrivateCall() && Origin::isForeign( new Request( [], Request::sentHeaders() ) ) ) {
			wp_set_current_user( 0 );
		}
		return $result;
	}

	public function allowJsonp( mixed $isAllowed ): bool {
		return (bool) $isAllowed && ! self::isPrivateCall();
	}

	private static function isPrivateCall(): bool {
		$route = $GLOBALS['wp']->query_vars['rest_route'] ?? '';
		return is_string( $route ) && 1 === preg_match( self::ROUTES, $route );
	}
}
