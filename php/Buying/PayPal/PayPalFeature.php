<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal;

defined( 'ABSPATH' ) || exit;

use Marketday\Buying\PayPal\Admin\SettingsEndpoint;
use Marketday\Buying\PayPal\Admin\SettingsScreen;
use Marketday\Buying\PayPal\Api\Addresses;
use Marketday\Buying\PayPal\Api\Log;
use Marketday\Buying\PayPal\Api\PayPalClient;
use Marketday\Buying\PayPal\Calls\Approval;
use Marketday\Buying\PayPal\Calls\BasketEndpoint;
use Marketday\Buying\PayPal\Calls\CheckoutEndpoint;
use Marketday\Buying\PayPal\Calls\JsonEnvelope;
use Marketday\Buying\PayPal\Calls\OrderEndpoint;
use Marketday\Buying\PayPal\Calls\OwnPayments;
use Marketday\Buying\PayPal\Calls\ReturnEndpoint;
use Marketday\Buying\PayPal\Calls\ShippingEndpoint;
use Marketday\Buying\PayPal\Calls\VaultEndpoint;
use Marketday\Buying\PayPal\Reconciliation\Authorizations;
use Marketday\Buying\PayPal\Reconciliation\Owner;
use Marketday\Buying\PayPal\Reconciliation\Payment;
use Marketday\Buying\PayPal\Reconciliation\PaymentPoller;
use Marketday\Buying\PayPal\Reconciliation\PaymentResolver;
use Marketday\Buying\PayPal\Reconciliation\Payments;
use Marketday\Buying\PayPal\Reconciliation\Reconciler;
use Marketday\Buying\PayPal\Reconciliation\Refunds;
use Marketday\Buying\PayPal\Reconciliation\Settlement;
use Marketday\Buying\PayPal\Reconciliation\UnresolvedPayment;
use Marketday\Buying\PayPal\Vault\Charges;
use Marketday\Buying\PayPal\Vault\PaymentTokens;
use Marketday\Buying\PayPal\Vault\SavedAccounts;
use Marketday\Buying\PayPal\Vault\VaultFormHandler;
use Marketday\Buying\PayPal\Vault\VaultHandler;
use Marketday\Buying\PayPal\Webhooks\WebhookEndpoint;
use Marketday\Buying\PayPal\Webhooks\WebhookEvents;
use Marketday\Buying\PayPal\Webhooks\WebhookSetup;
use Marketday\Engine\Contract\CheckoutRequest;
use Marketday\Engine\Contract\DueJob;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\SaleEvents;
use Marketday\Engine\Contract\Schedules;
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

	private readonly PaymentPoller $poller;

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
		$this->poller      = new PaymentPoller( $engine, $this->payments, $clock );
		$this->refunds    = new Refunds( $engine, $this->client, $this->settings, $this->payments );
		$books            = new Reconciler( $engine, $this->payments );
		$this->settlement = new Settlement( $engine, $this->payments, $this->client, $this->settings, $books );
		$this->creation  = new OrderCreation( $engine, $this->settings, $this->client, $this->addresses, $this->payments, $this->owner, $this->poller );
		$this->vault      = new PaymentTokens( $this->client );
		$this->charges    = new Charges( $engine, $this->payments, $this->creation, $this->settlement, $books, $this->poller, $clock );
	}

	public function register(): void {
		Preload::options( PayPalSettings::OPTION );
		CookieRegistry::add(
			Owner::COOKIE,
			Purpose::Functional,
			DAY_IN_SECONDS,
			static fn (): string => __( 'Which PayPal payment this browser started.', 'marketday' )
		);
		SavedAccounts::register( $this->vault->forget( ... ) );
		$this->charges->register();
		$this->refunds->register();
		( new VaultFormHandler( $this->engine, $this->settings, $this->vault ) )->register( $this->routes );
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
		$this->poller->register( fn ( Payment $payment ): bool => ( new PaymentResolver(
			$this->engine,
			$this->client,
			$this->settlement,
			$this->refunds,
			$this->clock->now()->getTimestamp()
		) )->look( $payment ) );
		( new Authorizations( $this->engine, $this->client, $this->settings, $this->payments ) )->register();
		( new Buttons( $this->settings, $this->payments, $this->owner, $this->blocks, $this->engine->settings() ) )->register();
		$webhooks = new WebhookSetup( $this->settings, $this->client );
		add_action( 'marketday_paypal_make_webhook', fn (): string => $webhooks->make(), 10, 0 );
		$calls = new SettingsEndpoint( $this->settings, $this->client, $webhooks, $this->log );
		$calls->addTo( $this->routes );
		( new SettingsScreen( $calls, $this->blocks ) )->register();
		add_action( self::CLEAN, fn () => $this->payments->forget() );
		add_action( PaymentPoller::HOOK, fn () => $this->engine->jobs()->at( $this->clock->now()->getTimestamp() + DAY_IN_SECONDS, self::CLEAN ), 20, 0 );
		Schedules::add( fn ( int $now ): array => [] === $this->payments->begunAfter( 0, 1 ) ? [] : [ new DueJob( self::CLEAN, $now + DAY_IN_SECONDS ) ] );
		Upkeep::add( fn () => $this->payments->shorten() );
		OwnTables::add( fn (): array => [ Payments::ownTable( $this->clock ) ] );
	}

	/**
	 * A shopper who has approved a payment finds it chosen.
	 *
	 * @param list<\Marketday\Engine\Contract\PaymentHandler> $handlers
	 * @return list<\Marketday\Engine\Contract\PaymentHandler>
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
			$this->poller,
			$this->unresolvedPayment()
		);
		$stored   = $this->settings->is( 'vaulting' ) || $this->settings->is( VaultHandler::USED )
			? [ new VaultHandler( $this->settings, $this->addresses, $this->payments, $this->charges, $this->refunds ) ]
			: [];
		return null === $this->payments->approvedOf( $this->owner->current() ) ? [ ...$stored, ...$handlers, $wallet ] : [ $wallet, ...$stored, ...$handlers ];
	}

	private function unresolvedPayment(): UnresolvedPayment {
		return new UnresolvedPayment( $this->engine, $this->payments, $this->owner );
	}

	private function addCalls(): void {
		$calls    = new JsonEnvelope( $this->log );
		$approval = new Approval( $this->engine, $this->settings, $this->client, $this->payments );
		( new BasketEndpoint(
			$this->engine,
			$this->settings,
			new PageConfiguration( $this->engine, $this->settings, $this->addresses )
		) )->addTo( $this->routes, $calls );
		$own = new OwnPayments( $this->payments, $this->owner, $this->client );
		( new OrderEndpoint(
			$this->engine,
			$this->settings,
			$this->payments,
			$own,
			$this->creation,
			$approval,
			new CreateLimit(),
			$this->unresolvedPayment()
		) )->addTo( $this->routes, $calls );
		( new ShippingEndpoint( $this->engine, $this->client, $this->payments, $own ) )->addTo( $this->routes, $calls );
		( new CheckoutEndpoint( $this->engine ) )->addTo( $this->routes, $calls );
		( new VaultEndpoint( $this->settings, $this->client, $this->vault ) )->addTo( $this->routes, $calls );
		( new ReturnEndpoint( $this->engine, $this->payments, $this->owner, $this->settlement, $this->creation, $approval ) )->addTo( $this->routes );
	}
}
