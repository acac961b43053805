<?php

declare( strict_types=1 );

namespace Marketday\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\HttpClient;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;
use Marketday\PayPal\Admin\SettingsCalls;
use Marketday\PayPal\Admin\SettingsScreen;
use Marketday\PayPal\Api\Addresses;
use Marketday\PayPal\Api\Log;
use Marketday\PayPal\Api\PayPalClient;
use Marketday\PayPal\Calls\Approval;
use Marketday\PayPal\Calls\BasketCalls;
use Marketday\PayPal\Calls\CheckoutCalls;
use Marketday\PayPal\Calls\JsonCall;
use Marketday\PayPal\Calls\OrderCalls;
use Marketday\PayPal\Calls\ReturnCall;
use Marketday\PayPal\Calls\VaultCalls;
use Marketday\PayPal\Reconciliation\Authorizations;
use Marketday\PayPal\Reconciliation\Owner;
use Marketday\PayPal\Reconciliation\Payment;
use Marketday\PayPal\Reconciliation\PaymentPoller;
use Marketday\PayPal\Reconciliation\PaymentResolver;
use Marketday\PayPal\Reconciliation\Payments;
use Marketday\PayPal\Reconciliation\Reconciler;
use Marketday\PayPal\Reconciliation\Refunds;
use Marketday\PayPal\Reconciliation\Settlement;
use Marketday\PayPal\Reconciliation\UnresolvedPayment;
use Marketday\PayPal\Vault\AccountSection;
use Marketday\PayPal\Vault\Charges;
use Marketday\PayPal\Vault\PaymentTokens;
use Marketday\PayPal\Vault\SavedAccounts;
use Marketday\PayPal\Vault\VaultHandler;
use Marketday\PayPal\Webhooks\WebhookEndpoint;
use Marketday\PayPal\Webhooks\WebhookEvents;
use Marketday\PayPal\Webhooks\WebhookSetup;
use Marketday\Store\CheckoutRequest;
use Marketday\Store\DueJob;
use Marketday\Store\Engine;
use Marketday\Store\SaleEvents;
use Marketday\Store\Schedules;

/** Payments by PayPal: a way to pay on both engines, the contract's calls, buttons, and the truth about each payment. */
#[LoadsIf( 'option:' . PayPalSettings::OPTION, 'marketday_payment_methods', 'marketday_mini_basket_foot' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class PayPalFeature implements Feature {
	private const CLEAN = 'marketday_paypal_clean';

	private readonly PayPalSettings $settings;

	private readonly Addresses $addresses;

	private readonly Log $log;

	private readonly PayPalClient $client;

	private readonly Payments $payments;

	private readonly Owner $owner;

	private readonly PaymentPoller $watch;

	private readonly Refunds $refunds;

	private readonly Settlement $settlement;

	private readonly OrderCreation $creation;

	private readonly PaymentTokens $vault;

	private readonly Charges $charges;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes,
		private readonly Clock $clock
	) {
		$this->settings   = new PayPalSettings();
		$this->addresses  = new Addresses( $this->settings );
		$this->log        = new Log( $this->settings );
		$this->client     = new PayPalClient( $this->settings, $this->addresses, new HttpClient( 15.0, 2 ), $this->log );
		$this->payments   = new Payments( $clock );
		$this->owner      = new Owner();
		$this->watch      = new PaymentPoller( $engine, $this->payments, $clock );
		$this->refunds    = new Refunds( $engine, $this->client, $this->settings, $this->payments );
		$books            = new Reconciler( $engine, $this->payments );
		$this->settlement = new Settlement( $engine, $this->payments, $this->client, $this->settings, $books );
		$this->creation  = new OrderCreation( $engine, $this->settings, $this->client, $this->addresses, $this->payments, $this->owner, $this->watch );
		$this->vault      = new PaymentTokens( $this->client );
		$this->charges    = new Charges( $engine, $this->payments, $this->creation, $this->settlement, $books, $this->watch, $clock );
	}

	public function register(): void {
		Preload::options( PayPalSettings::OPTION );
		CookieRegistry::tell(
			Owner::COOKIE,
			Purpose::Functional,
			DAY_IN_SECONDS,
			static fn (): string => __( 'Which PayPal payment this browser started.', 'marketday' )
		);
		SavedAccounts::register( $this->vault->forget( ... ) );
		$this->charges->register();
		$this->refunds->register();
		( new AccountSection( $this->engine, $this->settings, $this->vault ) )->register( $this->routes );
		SaleEvents::onPaymentMethods( $this->offer( ... ) );
		// Who has approved a payment has shown PayPal to be a person.
		add_filter(
			'marketday_captcha_at_checkout',
			fn ( bool $isAsked, CheckoutRequest $request ): bool => $isAsked
				&& ( WalletHandler::ID !== $request->paymentMethod || null === $this->payments->approvedOf( $this->owner->current() ) ),
			10,
			2
		);
		// PayPal's own plugin has calls of the same names; its pages ask those.
		if ( '' === $this->settings->rival() ) {
			$this->addCalls();
		}
		$events = new WebhookEvents( $this->engine, $this->client, $this->payments, $this->settlement, $this->refunds );
		( new WebhookEndpoint( $this->settings, $this->client, $events, $this->log ) )->addTo( $this->routes );
		$this->watch->register( fn ( Payment $payment ): bool => ( new PaymentResolver(
			$this->engine,
			$this->client,
			$this->settlement,
			$this->refunds,
			$this->clock->now()->getTimestamp()
		) )->look( $payment ) );
		( new Authorizations( $this->engine, $this->client, $this->settings, $this->payments ) )->register();
		( new Buttons( $this->settings, $this->payments, $this->owner, $this->blocks, $this->engine->settings() ) )->register();
		$letters = new WebhookSetup( $this->settings, $this->client );
		add_action( 'marketday_paypal_make_webhook', fn (): string => $letters->make(), 10, 0 );
		$calls = new SettingsCalls( $this->settings, $this->client, $letters, $this->log );
		$calls->addTo( $this->routes );
		( new SettingsScreen( $calls, $this->blocks ) )->register();
		add_action( self::CLEAN, fn () => $this->payments->forget() );
		add_action( PaymentPoller::HOOK, fn () => $this->engine->jobs()->at( $this->clock->now()->getTimestamp() + DAY_IN_SECONDS, self::CLEAN ), 20, 0 );
		Schedules::tell( fn ( int $now ): array => [] === $this->payments->begunAfter( 0, 1 ) ? [] : [ new DueJob( self::CLEAN, $now + DAY_IN_SECONDS ) ] );
		Upkeep::add( fn () => $this->payments->shorten() );
		OwnTables::tell( fn (): array => [ Payments::ownTable( $this->clock ) ] );
	}

	/**
	 * A shopper who has approved a payment finds it chosen.
	 *
	 * @param list<\Marketday\Store\PaymentHandler> $handlers
	 * @return list<\Marketday\Store\PaymentHandler>
	 */
	private function offer( array $handlers ): array {
		if ( ! $this->settings->isReady() ) {
			return $handlers;
		}
		$wallet = new WalletHandler(
			$this->settings,
			$this->payments,
			$this->owner,
			$this->creation,
			$this->settlement,
			$this->refunds,
			$this->watch,
			$this->unresolved()
		);
		$kept   = $this->settings->is( 'vaulting' ) || $this->settings->is( VaultHandler::USED )
			? [ new VaultHandler( $this->settings, $this->addresses, $this->payments, $this->charges, $this->refunds ) ]
			: [];
		return null === $this->payments->approvedOf( $this->owner->current() ) ? [ ...$kept, ...$handlers, $wallet ] : [ $wallet, ...$kept, ...$handlers ];
	}

	private function unresolved(): UnresolvedPayment {
		return new UnresolvedPayment( $this->engine, $this->payments, $this->owner );
	}

	private function addCalls(): void {
		$calls    = new JsonCall( $this->log );
		$approval = new Approval( $this->engine, $this->settings, $this->client, $this->payments );
		( new BasketCalls(
			$this->engine,
			$this->settings,
			new PageConfiguration( $this->engine, $this->settings, $this->addresses )
		) )->addTo( $this->routes, $calls );
		( new OrderCalls(
			$this->engine,
			$this->settings,
			$this->client,
			$this->payments,
			$this->owner,
			$this->creation,
			$approval,
			new CreateLimit(),
			$this->unresolved()
		) )->addTo( $this->routes, $calls );
		( new CheckoutCalls( $this->engine ) )->addTo( $this->routes, $calls );
		( new VaultCalls( $this->settings, $this->client, $this->vault ) )->addTo( $this->routes, $calls );
		( new ReturnCall( $this->engine, $this->payments, $this->owner, $this->settlement, $this->creation, $approval ) )->addTo( $this->routes );
	}
}
