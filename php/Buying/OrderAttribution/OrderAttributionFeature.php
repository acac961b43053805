<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderAttribution;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\Slot;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * Sources of orders' shoppers. The page's script keeps the record in the visitor's own cookies, once the visitor agrees, and
 * sends it with the order; an order that comes without it, as those of express buttons do, takes it from the cookies of its request.
 * Where WooCommerce records sources itself, its script and its fields are used and nothing is recorded twice.
 */
#[LoadsIf( 'settings|screen:edit|screen:post|screen:admin.php', 'admin_init' )]
final class OrderAttributionFeature implements Feature {
	private const SCRIPT = 'order-attribution';

	private readonly AttributionSettings $settings;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Clock $clock
	) {
		$this->settings = new AttributionSettings();
	}

	public function register(): void {
		CookieRegistry::add(
			'sbjs_*',
			Purpose::Marketing,
			0,
			static fn (): string => __( 'Where the visitor came from, so an order shows its source.', 'marketday' )
		);
		$this->settings->register( $this->sources() );
		add_action( 'wp_enqueue_scripts', $this->addScript( ... ) );
		Slot::CheckoutFields->fill( $this->printPlace( ... ) );
		SaleEvents::onCheckoutExtensions( $this->takeSent( ... ) );
		( new OrderList( $this->sources() ) )->register();
		( new SourcesWidget( $this->engine, $this->clock ) )->register();
		Reports::add( 'sources', 80, $this->report( ... ) );
		add_filter( 'marketday_home_figures', fn ( array $figures ): array => [ ...$figures, $this->figure() ] );
	}

	private function report(): SourcesReport {
		return new SourcesReport( $this->engine, $this->clock );
	}

	/** @return array{label: string, value: string, note: string, url: string} */
	private function figure(): array {
		$sums = $this->report()->sums( 7 );
		return [
			'label' => __( 'Orders', 'marketday' ),
			'value' => number_format_i18n( $sums['orders'] ),
			'note'  => $sums['revenue'],
			'url'   => Reports::address( 'sources', [ 'filter' => '7' ] ),
		];
	}

	private function sources(): OrderSources {
		return $this->engine->orderSources();
	}

	/** The same for every visitor: pages are cached. Whether this one agrees is asked by the script. */
	private function addScript(): void {
		if ( $this->sources()->isRecordedByPlatform() || ! $this->settings->isOn() ) {
			return;
		}
		// Before ours, which asks it.
		if ( wp_script_is( 'wp-consent-api', 'registered' ) ) {
			wp_enqueue_script( 'wp-consent-api' );
		}
		$this->enqueue( true );
	}

	/** A checkout of ours, where the source goes with the order. */
	private function printPlace(): void {
		if ( ! $this->settings->isOn() ) {
			return;
		}
		$this->enqueue( ! $this->sources()->isRecordedByPlatform() );
		echo '<div hidden data-marketday-source></div>';
	}

	private function enqueue( bool $isOurs ): void {
		$handle = 'marketday-' . self::SCRIPT;
		if ( wp_script_is( $handle, 'enqueued' ) ) {
			return;
		}
		$this->blocks->registerPart( self::SCRIPT );
		wp_enqueue_script( $handle );
		$params = wp_json_encode( [ 'isOurs' => $isOurs ] + ( $isOurs ? $this->settings->params() : [] ), JSON_HEX_TAG | JSON_UNESCAPED_SLASHES );
		// WooCommerce's own object stays as it is, its functions too.
		wp_add_inline_script(
			$handle,
			"(window.wc_order_attribution=window.wc_order_attribution||{}).params=Object.assign({$params},wc_order_attribution.params);",
			'before'
		);
	}

	/**
	 * Takes the record while the visitor's own request is there: what is announced of an order later may be of a job's or a payment service's.
	 *
	 * @param array<string, array<string, mixed>> $extensions
	 */
	private function takeSent( array $extensions, int $orderId ): void {
		if ( ! $this->settings->isOn() ) {
			return;
		}
		$sent = Visit::fields( $extensions[ OrderSources::EXTENSION ] ?? [] );
		// An app is no browser with cookies.
		if ( ! Visit::isOfApp( $sent ) && ! $this->settings->isAllowed() ) {
			$sent = [];
		} elseif ( [] === $sent ) {
			$sent = Visit::fields( Visit::ofCookies( wp_unslash( $_COOKIE ) ) );
		} elseif ( $this->sources()->isRecordedByPlatform() ) {
			return; // WooCommerce keeps what it has asked for.
		}
		if ( [] !== $sent || ! $this->sources()->isRecordedByPlatform() ) {
			$this->sources()->keep( $orderId, $sent );
		}
	}
}
