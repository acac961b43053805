<?php

declare( strict_types=1 );

namespace Marketday;

defined( 'ABSPATH' ) || exit;

use Marketday\Account\AccountFeature;
use Marketday\AddressSearch\AddressSearchFeature;
use Marketday\AddToBasket\AddToBasketFeature;
use Marketday\BackInStock\BackInStockFeature;
use Marketday\Basket\BasketFeature;
use Marketday\BasketReservation\BasketReservationFeature;
use Marketday\BlogIndex\BlogIndexFeature;
use Marketday\Calendar\CalendarFeature;
use Marketday\Captcha\CaptchaFeature;
use Marketday\CatalogueSorting\CatalogueSortingFeature;
use Marketday\Checkout\CheckoutFeature;
use Marketday\ComingSoon\ComingSoonFeature;
use Marketday\Compare\CompareFeature;
use Marketday\CurrencySwitcher\CurrencySwitcherFeature;
use Marketday\ExclusiveProducts\ExclusiveProductsFeature;
use Marketday\FacetIndex\FacetIndexFeature;
use Marketday\FreeDeliveryBar\FreeDeliveryBarFeature;
use Marketday\Header\HeaderFeature;
use Marketday\Import\ImportFeature;
use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Assets;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\FrontEnds;
use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\RouteTable;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\OwnTables;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Removal\DeletionSetting;
use Marketday\Kernel\Removal\NetworkSites;
use Marketday\Kernel\Removal\ScheduledJobs;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SystemClock;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\VisitorData\KeptCookies;
use Marketday\LanguageCookie\LanguageCookieFeature;
use Marketday\Lightbox\LightboxFeature;
use Marketday\Listing\ListingContext;
use Marketday\Listing\ListingFeature;
use Marketday\Listing\Listings;
use Marketday\Listing\ProductButtons;
use Marketday\MiniBasket\MiniBasketFeature;
use Marketday\NameYourPrice\NameYourPriceFeature;
use Marketday\Newsletter\NewsletterFeature;
use Marketday\OrderAttribution\OrderAttributionFeature;
use Marketday\OrderConfirmation\OrderConfirmationFeature;
use Marketday\OrderFields\OrderFieldsFeature;
use Marketday\Pages\PagesFeature;
use Marketday\Patterns\PatternsFeature;
use Marketday\PayPal\PayPalFeature;
use Marketday\Product\ProductFeature;
use Marketday\ProductBadges\ProductBadgesFeature;
use Marketday\ProductFilter\ProductFilterFeature;
use Marketday\ProductGallery\ProductGalleryFeature;
use Marketday\ProductGrid\ProductGridFeature;
use Marketday\ProductSearch\ProductSearchFeature;
use Marketday\QuickView\QuickViewFeature;
use Marketday\ResultCount\ResultCountFeature;
use Marketday\SalesNotification\SalesNotificationFeature;
use Marketday\SetupGuide\SetupGuideFeature;
use Marketday\ShareButtons\ShareButtonsFeature;
use Marketday\ShopSidebar\ShopSidebarFeature;
use Marketday\SizeChart\SizeChartFeature;
use Marketday\Slides\SlidesFeature;
use Marketday\SocialData\SocialDataFeature;
use Marketday\SoldRecently\SoldRecentlyFeature;
use Marketday\Store\BasketHandOver;
use Marketday\Store\CrossOrigin;
use Marketday\Store\Discovery\IndexedDiscovery;
use Marketday\Store\Discovery\ShownDiscovery;
use Marketday\Store\Elastic\Elastic;
use Marketday\Store\Embedded\EmbeddedEngine;
use Marketday\Store\Engine;
use Marketday\Store\SampleShop;
use Marketday\Store\Schedules;
use Marketday\Store\SharedAddress;
use Marketday\Store\StoppedJobs;
use Marketday\Store\WooCommerce\WooCommerceEngine;
use Marketday\StorefrontEvents\StorefrontEventsFeature;
use Marketday\StoreNotice\StoreNoticeFeature;
use Marketday\Swatches\SwatchesFeature;
use Marketday\UnitPrice\UnitPriceFeature;
use Marketday\Wishlist\WishlistFeature;
use Marketday\WowStore\WowStoreFeature;

/** The composition root: builds every feature by hand, top to bottom. This is the one list of what Marketday is. */
final class Plugin {
	/** As in the plugin's header; the release writes both. */
	public const VERSION = '0.1.0';

	private Commands $commands;

	private Routes $routes;

	public function __construct( private readonly string $file ) {
		$this->commands = new Commands();
		$this->routes   = new Routes();
	}

	public function register(): void {
		WooCommerceEngine::declareCompatibility( $this->file );
		register_activation_hook( $this->file, static function (): void {
			update_option( 'marketday_activated', 'pending', true );
		} );
		register_deactivation_hook( $this->file, [ self::class, 'stopJobs' ] );
		add_action( 'plugins_loaded', [ $this, 'build' ], 20 );
	}

	/**
	 * What is scheduled would call a plugin that is not there: it is kept, and waits again when it is back. In all sites of a network where all of
	 * it is without the plugin now.
	 */
	public static function stopJobs( bool $isOfNetwork = false ): void {
		$stop = static function (): void {
			StoppedJobs::keep();
			ScheduledJobs::stop();
		};
		$isOfNetwork ? NetworkSites::each( $stop ) : $stop();
	}

	/** All plugins are known now, so the engine can be chosen. */
	public function build(): void {
		// Of a network's activation its further sites, and those to come, are not told: each hears of it with its first request.
		if ( is_multisite() && false === get_option( 'marketday_activated' ) ) {
			add_option( 'marketday_activated', 'pending', '', true );
		}
		$clock   = new SystemClock();
		$blocks  = new Blocks( dirname( $this->file ) );
		$engine  = $this->engine();
		$buttons = new ProductButtons();
		$elastic = new Elastic( $engine );
		$index   = new IndexedDiscovery( $engine );
		$found   = $elastic->serves() ? new ShownDiscovery( $elastic->discovery( $index->inBase() ), $engine->pricing() ) : $index;
		$listings = new Listings( $found, ListingContext::ofPage( $engine->settings() ) );

		/** @var list<Feature> $features */
		$features = [
			new Assets( $this->file ),
			new SettingsPage(),
			$blocks,
			$this->routes,
			new VisitorNonce( $this->routes ),
			new LogInLimit(),
			new CrossOrigin(),
			new FrontEnds(),
			new BasketHandOver( $engine, $this->routes ),
			new SampleShop( $engine, $this->routes ),
			new FacetIndexFeature( $engine, $listings, $this->commands, $this->routes, $elastic->serves() ),
			new PagesFeature( $engine ),
			new ListingFeature( $engine->settings(), $listings, $this->routes ),
			new ProductGridFeature( $engine, $blocks, $listings, $this->routes ),
			new ExclusiveProductsFeature( $blocks, $found ),
			new ProductSearchFeature( $engine, $found, $listings, $blocks, $this->routes ),
			new ProductFilterFeature( $engine, $listings, $blocks, $this->routes ),
			new ResultCountFeature( $listings, $blocks ),
			new CatalogueSortingFeature( $listings, $blocks ),
			new ShopSidebarFeature( $blocks ),
			new AccountFeature( $engine, $blocks, $this->routes ),
			new OrderConfirmationFeature( $engine, $blocks, $this->routes ),
			new ProductFeature( $engine, $blocks, $this->routes, $clock ),
			new ProductGalleryFeature( $engine, $blocks ),
			new AddToBasketFeature( $engine, $blocks, $this->routes ),
			new SwatchesFeature(),
			new UnitPriceFeature(),
			new NameYourPriceFeature( $engine, $blocks ),
			new SizeChartFeature( $blocks ),
			new WishlistFeature( $engine, $blocks, $buttons, $this->routes, $this->commands, $clock ),
			new CompareFeature( $engine, $found, $blocks, $buttons, $this->routes ),
			new QuickViewFeature( $engine, $buttons, $this->routes ),
			new MiniBasketFeature( $engine, $blocks ),
			new BasketFeature( $engine, $blocks, $this->routes ),
			new BasketReservationFeature( $engine, $blocks ),
			new CheckoutFeature( $engine, $blocks, $this->routes ),
			new OrderFieldsFeature( $blocks, $this->routes ),
			new AddressSearchFeature( $engine, $blocks, $this->routes ),
			new NewsletterFeature( $engine, $blocks, $this->routes, $clock ),
			new CalendarFeature( $engine, $blocks, $this->routes, $this->commands, $clock ),
			new CaptchaFeature( $blocks, $this->routes, $clock ),
			new ImportFeature( $engine, $this->commands, $this->routes, $clock ),
			new ShareButtonsFeature( $blocks, $this->routes, $clock ),
			new OrderAttributionFeature( $engine, $blocks, $clock ),
			new PayPalFeature( $engine, $blocks, $this->routes, $clock ),
			new CurrencySwitcherFeature( $engine, $blocks, $this->routes, $clock ),
			new LightboxFeature( $blocks ),
			new SlidesFeature( $blocks ),
			new BlogIndexFeature( $blocks, $this->routes ),
			new LanguageCookieFeature(),
			new SocialDataFeature( $engine ),
			new WowStoreFeature( $blocks, $this->commands ),
			new PatternsFeature( $engine ),
			new SetupGuideFeature( $engine, $blocks, $this->routes ),
			new HeaderFeature( $engine, $blocks ),
			new StoreNoticeFeature( $blocks, $clock ),
			new ComingSoonFeature( $engine, $blocks ),
			new SalesNotificationFeature( $engine, $blocks, $this->routes, $clock ),
			new ProductBadgesFeature( $blocks, $clock ),
			new SoldRecentlyFeature( $engine, $blocks, $clock ),
			new BackInStockFeature( $engine, $blocks, $this->routes, $clock ),
			new FreeDeliveryBarFeature( $engine, $blocks ),
			new StorefrontEventsFeature( $blocks ),
			new DeletionSetting(),
		];

		KeptCookies::register();
		SiteHealth::register();
		Upkeep::register( self::VERSION );
		OwnTables::register( $this->routes );
		Schedules::register( $engine );
		SharedAddress::register( $engine );
		Schema::goWithSite();
		Preload::register();
		DrawingSetup::spare( ...Engine::DATA_CALLS );
		$engine->register();
		$elastic->register();
		foreach ( $features as $feature ) {
			$feature->register();
		}

		$this->commands->add( 'routes', 'Lists every route with the check it makes', ( new RouteTable( $this->routes ) )->print( ... ) );

		/**
		 * Marketday is built. For site commands, tests and integrations.
		 *
		 * @param Plugin $plugin
		 * @param Engine $engine
		 */
		do_action( 'marketday_built', $this, $engine );
	}

	public function commands(): Commands {
		return $this->commands;
	}

	public function routes(): Routes {
		return $this->routes;
	}

	private function engine(): Engine {
		return WooCommerceEngine::isActive()
			? new WooCommerceEngine( $this->routes )
			: new EmbeddedEngine( $this->routes, $this->commands, new SystemClock() );
	}
}
