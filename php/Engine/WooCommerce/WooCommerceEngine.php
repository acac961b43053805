<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Marketday\Engine\Contract\Basket;
use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\CatalogueWriter;
use Marketday\Engine\Contract\Checkout;
use Marketday\Engine\Contract\Customers;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Jobs;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\Notices;
use Marketday\Engine\Contract\Orders;
use Marketday\Engine\Contract\OrderSources;
use Marketday\Engine\Contract\Outbox\FollowUpNotes;
use Marketday\Engine\Contract\Outbox\Outbox;
use Marketday\Engine\Contract\Outbox\OutboxHealth;
use Marketday\Engine\Contract\Payments;
use Marketday\Engine\Contract\PriceDisplay;
use Marketday\Engine\Contract\Pricing;
use Marketday\Engine\Contract\RatingRule;
use Marketday\Engine\Contract\Settings;
use Marketday\Kernel\AfterResponse;
use Marketday\Kernel\Http\CalledRoute;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\UnsetOptions;

/** WooCommerce behind the Store contract: an adapter, no second truth. */
final class WooCommerceEngine implements Engine {
	private ?WooCommerceSettings $settings = null;

	private ?ShopSession $session = null;

	private ?MoneyReader $money = null;

	private ?ImageReader $pictures = null;

	private ?AfterResponse $after = null;

	private ?Outbox $outbox = null;

	public function __construct( private readonly Routes $routes ) {
		$routes->postpone( static fn (): array => ( new CoreRouteRegistrars() )->registrars() );
	}

	public static function isActive(): bool {
		return class_exists( 'WooCommerce' );
	}

	/** Tells WooCommerce that orders in its own tables and the block checkout are fine with us. */
	public static function declareCompatibility( string $pluginFile ): void {
		add_action(
			'before_woocommerce_init',
			static function () use ( $pluginFile ): void {
				// WooCommerce then makes its list of features, which pages and calls of visitors do without.
				$called = CalledRoute::current();
				if ( UnsetOptions::isOfVisitor() && ( ! str_starts_with( $called, '/' ) || str_starts_with( $called, '/wc/store' ) ) ) {
					return;
				}
				foreach ( [ 'custom_order_tables', 'cart_checkout_blocks' ] as $feature ) {
					FeaturesUtil::declare_compatibility( $feature, $pluginFile, true );
				}
			}
		);
	}

	public function name(): string {
		return 'woocommerce';
	}

	public function settings(): Settings {
		return $this->shop();
	}

	public function catalogue(): Catalogue {
		$priming = new VariationPriming();
		$prices  = new PriceReader( $this->money(), $priming );
		$stock   = new StockReader();
		$terms   = new TermReader();
		return new WooCommerceCatalogue(
			new CatalogueQuery(),
			new ProductReader( $prices, $stock, $this->pictures(), $terms, new AttributeReader() ),
			new VariationReader( $prices, $stock, $this->pictures() ),
			$priming,
			$this->pictures(),
			$terms
		);
	}

	public function writer(): CatalogueWriter {
		return new WooCommerceWriter( new ProductFactory(), new ProductFiller( new AttributeWriter() ) );
	}

	public function pricing(): Pricing {
		return $this->shop()->pricing;
	}

	public function prices(): PriceDisplay {
		return new StoredPrices( $this->money() );
	}

	public function jobs(): Jobs {
		return new ScheduledActions();
	}

	public function outbox(): Outbox {
		return $this->outbox ??= new Outbox( $this->jobs(), $this->after() );
	}

	public function basket(): Basket {
		return $this->ownBasket();
	}

	private function ownBasket(): WooCommerceBasket {
		$lines = new BasketLineReader( $this->session(), $this->money(), $this->pictures() );
		return new WooCommerceBasket( $this->session(), new StoreApi( $this->session() ), new BasketReader( $this->money(), $lines ), $this->basketExtension() );
	}

	public function checkout(): Checkout {
		$fields = new AddressFieldReader();
		return new WooCommerceCheckout(
			$this->session(),
			new StoreApi( $this->session() ),
			$fields,
			new CheckoutValidation( $fields ),
			new IdempotentCheckout( $this->session(), new CheckoutLock(), new LastOrder( $this->session() ) )
		);
	}

	public function orders(): Orders {
		return new WooCommerceOrders( $this->orderReader() );
	}

	public function orderSources(): OrderSources {
		return new WooCommerceOrderSources();
	}

	public function payments(): Payments {
		return new WooCommercePayments( $this->orderReader() );
	}

	public function customers(): Customers {
		return new WooCommerceCustomers( $this->session(), new CheckoutValidation( new AddressFieldReader() ) );
	}

	public function notices(): Notices {
		return new WooCommerceNotices( $this->session() );
	}

	private function shop(): WooCommerceSettings {
		return $this->settings ??= new WooCommerceSettings();
	}

	private function session(): ShopSession {
		return $this->session ??= new ShopSession();
	}

	private function money(): MoneyReader {
		return $this->money ??= new MoneyReader( $this->shop() );
	}

	private function pictures(): ImageReader {
		return $this->pictures ??= new ImageReader();
	}

	private function after(): AfterResponse {
		return $this->after ??= new AfterResponse();
	}

	private function basketExtension(): BasketExtension {
		return new BasketExtension( new FreeDeliveryReader( $this->session(), $this->money() ), $this->session(), $this->ownBasket( ... ) );
	}

	private function orderReader(): OrderReader {
		return new OrderReader( $this->money(), $this->pictures(), new PaymentInstructions() );
	}

	public function parts(): array {
		$late     = new Lazy( fn (): LateEmails => new LateEmails( $this->outbox(), $this->after() ) );
		$measures = new Lazy( fn (): MeasuredPrices => new MeasuredPrices( $this->money() ) );
		$shown    = new Lazy( fn (): ShownAmounts => new ShownAmounts( $this->shop()->pricing, $this->shop() ) );
		$repeated = new Lazy( fn (): RepeatedCheckouts => new RepeatedCheckouts( new LastOrder( $this->session() ) ) );
		return [
			LeftBaskets::class => fn () => ( new LeftBaskets( $this ) )->register(),
			Outbox::class => fn () => $this->outbox()->register(),
			OutboxHealth::class => fn () => ( new OutboxHealth( $this->outbox() ) )->register( $this->routes ),
			FollowUpNotes::class => fn () => ( new FollowUpNotes( $this ) )->register(),
			CatalogueAnnouncements::class => fn () => ( new CatalogueAnnouncements( $this->outbox() ) )->register(),
			LateEmails::class => static fn () => $late->value()->register(),
			OrderStateWatch::class => fn () => ( new OrderStateWatch( $this->outbox(), $late->value() ) )->register(),
			WatchedEmails::class => fn () => ( new WatchedEmails( $this->outbox(), $late->value() ) )->register(),
			UnsentEmails::class => fn () => ( new UnsentEmails( $this->outbox() ) )->register(),
			OrderEmailParts::class => fn () => ( new OrderEmailParts( $this->settings(), $this->orderReader( ... ) ) )->register(),
			ShownAmounts::class => static fn () => $shown->value()->register(),
			BasketAnnouncements::class => fn () => ( new BasketAnnouncements( $this->money(), $measures->value(), $shown->value() ) )->register(),
			PriceAnnouncements::class => static fn () => ( new PriceAnnouncements( $measures->value() ) )->register(),
			MeasureFields::class => static fn () => ( new MeasureFields() )->register(),
			ShippingAnnouncements::class => fn () => ( new ShippingAnnouncements( $this->money() ) )->register(),
			RepeatedCheckouts::class => static fn () => $repeated->value()->register(),
			LostResponses::class => static fn () => ( new LostResponses() )->register(),
			CheckoutAnnouncements::class => fn () => ( new CheckoutAnnouncements( new CheckoutRequestReader(), $this->outbox(), $repeated->value() ) )->register(),
			PaymentGateways::class => fn () => ( new PaymentGateways( $this->ownBasket( ... ), $this->orderReader( ... ) ) )->register(),
			SessionFlush::class => static fn () => ( new SessionFlush() )->register(),
			BasketExtension::class => fn () => $this->basketExtension()->register(),
			PageTemplates::class => static fn () => ( new PageTemplates() )->register(),
			BlockTypesOnDemand::class => static fn () => ( new BlockTypesOnDemand( new BlockFreePages(), new ThemeStylesCache() ) )->register(),
			HookedBlocks::class => static fn () => ( new HookedBlocks() )->register(),
			PageTopSlots::class => fn () => ( new PageTopSlots( $this->ownBasket( ... ) ) )->register(),
			ClassicShopPage::class => static fn () => ( new ClassicShopPage() )->register(),
			ClassicScripts::class => static fn () => ( new ClassicScripts() )->register(),
			ShopWords::class => static fn () => ( new ShopWords() )->register(),
			SetupScreens::class => static fn () => ( new SetupScreens() )->register(),
			VariationForms::class => fn () => ( new VariationForms( $this->session() ) )->register(),
			AdditionForms::class => fn () => ( new AdditionForms( $this->shop(), $this->session() ) )->register(),
			MiniBasketFragment::class => static fn () => ( new MiniBasketFragment() )->register(),
			PostcodeFormat::class => static fn () => ( new PostcodeFormat() )->register(),
			RatingRule::class => static fn () => ( new RatingRule() )->register(),
			ProductTabs::class => static fn () => ( new ProductTabs() )->register(),
			ProductMarkup::class => static fn () => ( new ProductMarkup() )->register(),
			VariationDeals::class => static fn () => ( new VariationDeals() )->register(),
			ProductFormSlots::class => fn () => ( new ProductFormSlots( $this->catalogue() ) )->register(),
			AccountLinks::class => static fn () => ( new AccountLinks() )->register(),
			ReservedStock::class => static fn () => ( new ReservedStock() )->register(),
			SqliteReservations::class => static fn () => ( new SqliteReservations() )->register(),
			ThankYou::class => static fn () => ( new ThankYou() )->register(),
			CheckoutLock::class => static fn () => ( new CheckoutLock() )->register(),
			CouponLimit::class => static fn () => ( new CouponLimit() )->register(),
			CheckoutFieldRegistry::class => static fn () => ( new CheckoutFieldRegistry() )->register(),
			OrderDetails::class => static fn () => ( new OrderDetails() )->register(),
			AddressAutocomplete::class => static fn () => ( new AddressAutocomplete() )->register(),
			PayPage::class => static fn () => ( new PayPage() )->register(),
			EngineSwitch::class => static fn () => ( new EngineSwitch( new OrderMigration() ) )->register(),
		];
	}
}
