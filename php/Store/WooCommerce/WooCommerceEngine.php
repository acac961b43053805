<?php

declare( strict_types=1 );

namespace Marketday\Store\WooCommerce;

defined( 'ABSPATH' ) || exit;

use Automattic\WooCommerce\Utilities\FeaturesUtil;
use Marketday\Kernel\AfterAnswer;
use Marketday\Kernel\Http\Routes;
use Marketday\Store\Catalogue;
use Marketday\Store\CatalogueWriter;
use Marketday\Store\Checkout;
use Marketday\Store\Customers;
use Marketday\Store\Engine;
use Marketday\Store\Jobs;
use Marketday\Store\Notices;
use Marketday\Store\Orders;
use Marketday\Store\OrderSources;
use Marketday\Store\Outbox\FollowUpNotes;
use Marketday\Store\Outbox\Outbox;
use Marketday\Store\Outbox\OutboxHealth;
use Marketday\Store\Payments;
use Marketday\Store\PriceDisplay;
use Marketday\Store\Pricing;
use Marketday\Store\RatingRule;
use Marketday\Store\Settings;

/** WooCommerce behind the Store contract: an adapter, no second truth. */
final class WooCommerceEngine implements Engine {
	private readonly WooCommerceSettings $settings;

	private readonly ShopSession $session;

	private readonly MoneyReader $money;

	private readonly ImageReader $pictures;

	private readonly AfterAnswer $after;

	private ?Outbox $outbox = null;

	public function __construct( private readonly Routes $routes ) {
		$this->settings = new WooCommerceSettings();
		$this->session  = new ShopSession();
		$this->money    = new MoneyReader( $this->settings );
		$this->pictures = new ImageReader();
		$this->after    = new AfterAnswer();
	}

	public static function isActive(): bool {
		return class_exists( 'WooCommerce' );
	}

	/** Tells WooCommerce that orders in its own tables and the block checkout are fine with us. */
	public static function declareCompatibility( string $pluginFile ): void {
		add_action(
			'before_woocommerce_init',
			static function () use ( $pluginFile ): void {
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
		return $this->settings;
	}

	public function catalogue(): Catalogue {
		$priming = new VariationPriming();
		$prices  = new PriceReader( $this->money, $priming );
		$stock   = new StockReader();
		$terms   = new TermReader();
		return new WooCommerceCatalogue(
			new CatalogueQuery(),
			new ProductReader( $prices, $stock, $this->pictures, $terms, new AttributeReader() ),
			new VariationReader( $prices, $stock, $this->pictures ),
			$priming,
			$this->pictures,
			$terms
		);
	}

	public function writer(): CatalogueWriter {
		return new WooCommerceWriter( new ProductFactory(), new ProductFiller( new AttributeWriter() ) );
	}

	public function pricing(): Pricing {
		return $this->settings->pricing;
	}

	public function prices(): PriceDisplay {
		return new StoredPrices( $this->money );
	}

	public function jobs(): Jobs {
		return new ScheduledActions();
	}

	public function outbox(): Outbox {
		return $this->outbox ??= new Outbox( $this->jobs(), $this->after );
	}

	public function basket(): WooCommerceBasket {
		$lines = new BasketLineReader( $this->session, $this->money, $this->pictures );
		return new WooCommerceBasket( $this->session, new StoreApi( $this->session ), new BasketReader( $this->money, $lines ) );
	}

	public function checkout(): Checkout {
		$fields = new AddressFieldReader();
		return new WooCommerceCheckout(
			$this->session,
			new StoreApi( $this->session ),
			$fields,
			new CheckoutValidation( $fields ),
			new PlacedOnce( $this->session, new CheckoutLock(), new LastOrder( $this->session ) )
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
		return new WooCommerceCustomers( $this->session, new CheckoutValidation( new AddressFieldReader() ) );
	}

	public function notices(): Notices {
		return new WooCommerceNotices( $this->session );
	}

	private function orderReader(): OrderReader {
		return new OrderReader( $this->money, $this->pictures, new PaymentInstructions() );
	}

	public function register(): void {
		$this->routes->postpone( ( new OwnRoutes() )->registrars( ... ) );
		$this->outbox()->register();
		( new OutboxHealth( $this->outbox() ) )->register( $this->routes );
		( new FollowUpNotes( $this ) )->register();
		( new CatalogueAnnouncements( $this->outbox() ) )->register();
		$late = new LateMails( $this->outbox(), $this->after );
		$late->register();
		( new OrderStateWatch( $this->outbox(), $late ) )->register();
		( new WatchedMails( $this->outbox(), $late ) )->register();
		( new UnsentMails( $this->outbox() ) )->register();
		$measures = new MeasuredPrices( $this->money );
		$shown = new ShownAmounts( $this->settings->pricing, $this->settings );
		$shown->register();
		( new BasketAnnouncements( $this->money, $measures, $shown ) )->register();
		( new PriceAnnouncements( $measures ) )->register();
		( new MeasureFields() )->register();
		( new ShippingAnnouncements( $this->money ) )->register();
		$repeated = new RepeatedCheckouts( new LastOrder( $this->session ) );
		$repeated->register();
		( new LostAnswers() )->register();
		( new CheckoutAnnouncements( new CheckoutRequestReader(), $this->outbox(), $repeated ) )->register();
		( new PaymentGateways( $this->basket(), $this->orderReader() ) )->register();
		( new EarlyKeeping() )->register();
		( new BasketExtension( new FreeDeliveryReader( $this->session, $this->money ), $this->session, $this->basket( ... ) ) )->register();
		( new PageTemplates() )->register();
		( new PageTops( $this->basket( ... ) ) )->register();
		( new ClassicShopPage() )->register();
		( new ClassicScripts() )->register();
		( new SetupScreens() )->register();
		( new VariationForms( $this->session ) )->register();
		( new AdditionForms( $this->settings, $this->session ) )->register();
		( new RatingRule() )->register();
		( new ProductTabs() )->register();
		( new ProductMarkup() )->register();
		( new VariationDeals() )->register();
		( new ProductFormSlots( $this->catalogue() ) )->register();
		( new AccountLinks() )->register();
		( new ReservedStock() )->register();
		( new SqliteReservations() )->register();
		( new ThankYou() )->register();
		( new CheckoutLock() )->register();
		( new CouponLimit() )->register();
		( new CheckoutFieldRegistry() )->register();
		( new OrderDetails() )->register();
		( new AddressAutocomplete() )->register();
		( new PayPage() )->register();
		( new Switching( new OrderAdoption() ) )->register();
	}
}
