<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/** Visitors choose the currency that they see prices in and pay in: for themselves, never for others. */
#[LoadsIf( 'option:' . CurrencyList::OPTION, 'marketday_currency_choice', 'template_redirect', 'wp_enqueue_scripts' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class CurrencySwitcherFeature implements Feature {
	private const SCRIPT = 'marketday-currency-switcher-view-script';

	private readonly CurrencyList $list;

	private readonly Rates $rates;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {
		$this->rates = new Rates( new HttpClient( 10.0, 2 ), $engine->jobs(), $clock );
		$this->list  = new CurrencyList( $this->rates );
	}

	public function register(): void {
		Preload::options( CurrencyList::OPTION );
		CookieRegistry::add(
			VisitorsCurrency::COOKIE,
			Purpose::Functional,
			YEAR_IN_SECONDS,
			static fn (): string => __( 'The visitor’s chosen currency.', 'marketday' )
		);
		add_action( Pricing::CHOICE, fn ( Pricing $pricing ) => $pricing->follow( new VisitorsCurrency( $this->list ) ) );
		$this->rates->register();
		( new CurrencySettings( $this->engine, $this->list, $this->rates, $this->clock ) )->register();
		( new FixedPrices( $this->engine, $this->list ) )->register();
		( new SetCurrencyEndpoint( $this->engine, $this->list ) )->register( $this->routes );
		( new CurrenciesEndpoint( $this->engine, $this->list ) )->register( $this->routes );
		( new PageCaches( $this->engine, new CurrencyCopies() ) )->register();
		SaleEvents::onCheckoutExtensions( fn ( array $extensions, int $orderId ) => $this->keepRate( $orderId ) );
		$this->blocks->add( 'currency-switcher', $this->render( ... ) );
		add_action( 'wp_enqueue_scripts', $this->addScript( ... ) );
	}

	/** @return list<string> */
	private function codes(): array {
		return $this->list->codes( $this->engine->pricing()->base() );
	}

	/** Adds the script where there is a choice: each page looks whether it is in the visitor's currency, as a page may come from a cache. */
	private function addScript(): void {
		$codes = $this->codes();
		if ( count( $codes ) < 2 ) {
			return;
		}
		$this->blocks->registerBlock( 'currency-switcher' );
		wp_enqueue_script( self::SCRIPT );
		$page = [
			'shown' => $this->engine->pricing()->shownCurrency()->code,
			'codes' => $codes,
		];
		wp_add_inline_script( self::SCRIPT, 'window.marketdayCurrency=' . wp_json_encode( $page ) . ';', 'before' );
	}

	/** @param array<string, mixed> $attributes */
	private function render( array $attributes ): string {
		$codes   = $this->codes();
		$pricing = $this->engine->pricing();
		if ( count( $codes ) < 2 ) {
			return '';
		}
		return View::tight( ( new View( __DIR__ . '/views' ) )->render( 'switcher', [
			'isList'     => 'list' === ( $attributes['display'] ?? '' ),
			'label'      => is_string( $attributes['label'] ?? null ) && '' !== trim( $attributes['label'] )
				? trim( $attributes['label'] )
				: __( 'Currency', 'marketday' ),
			'showLabel'  => ! empty( $attributes['showLabel'] ),
			'currencies' => array_map( static fn ( string $code ): array => [
				'code' => $code,
				'sign' => $pricing->currencyOf( $code )->symbol,
				'url'  => add_query_arg( SetCurrencyEndpoint::PARAMETER, $code, remove_query_arg( [ VisitorsCurrency::PARAMETER, SetCurrencyEndpoint::PARAMETER ] ) ),
			], $codes ),
			'shown'    => $pricing->shownCurrency()->code,
			'withSign' => ! isset( $attributes['showSign'] ) || ! empty( $attributes['showSign'] ),
		] ) );
	}

	/**
	 * The order stands in its shopper's currency; what that was worth on the day is kept with it. One that is tried again, after a payment that
	 * failed, may be in another.
	 */
	private function keepRate( int $orderId ): void {
		$exchange = $this->engine->pricing()->exchange();
		$orders   = $this->engine->orders();
		if ( null !== $exchange || [] !== $orders->data( $orderId, 'currency' ) ) {
			$orders->keep( $orderId, 'currency', [
				'base' => $exchange?->from->code,
				'code' => $exchange?->to->code,
				'rate' => $exchange?->rate,
			] );
		}
	}
}
