<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/**
 * `GET marketday/v1/sample-shop`: what the shop asks and offers at its checkout, for the canvas of an editor, where no shopper is.
 * The shop's own country stands for the shopper's.
 */
final class SampleShopEndpoint implements Feature {
	public function __construct(
		private readonly Engine $engine,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$this->routes->add( Route::rest( 'GET', 'marketday/v1|/sample-shop', Guard::capability( 'edit_posts' ), $this->answer( ... ) ) );
	}

	private function answer(): Response {
		$settings = $this->engine->settings();
		$checkout = $this->engine->checkout();
		$country  = $settings->baseCountry();
		return Response::json(
			[
				'country'        => $country,
				'currency'       => $settings->currency()->toArray(),
				'countries'      => [
					'billing'  => (object) $checkout->countries(),
					'shipping' => (object) AddressForms::shippingCountries( $checkout, $country ),
				],
				'forms'          => AddressForms::of( $checkout, $country, $country ),
				'deliveries'     => $checkout->deliveryNames( $country ),
				'paymentMethods' => array_map( static fn ( PaymentMethod $method ): array => $method->toArray(), $checkout->paymentMethods() ),
				'termsUrl'       => 0 === $settings->pageId( Page::Terms ) ? '' : $settings->pageUrl( Page::Terms ),
			]
		);
	}
}
