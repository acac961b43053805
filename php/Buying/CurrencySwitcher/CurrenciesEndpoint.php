<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * GET `marketday/v1/currencies`: those a visitor can choose from, the shop's own first (`Currency` of src/kernel). A request in one of them
 * says so by `marketday-currency=EUR`.
 */
final class CurrenciesEndpoint {
	public function __construct(
		private readonly Engine $engine,
		private readonly CurrencyList $list
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::rest( 'GET', 'marketday/v1|/currencies', Guard::publicRead(), $this->answer( ... ) ) );
	}

	private function answer(): Response {
		$pricing = $this->engine->pricing();
		return Response::json(
			array_map( static fn ( string $code ): array => $pricing->currencyOf( $code )->toArray(), $this->list->codes( $pricing->base() ) ),
			200,
			[ 'Cache-Control' => 'public, max-age=300' ]
		);
	}
}
