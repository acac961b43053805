<?php

declare( strict_types=1 );

namespace Marketday;

defined( 'ABSPATH' ) || exit;

use Closure;
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
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Admin\SettingsPage;
use Marketday\Kernel\Assets;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\FrontEnds;
use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\RouteTable;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\Loading\CalledFeatures;
use Marketday\Kernel\Loading\DeferredFeatures;
use Marketday\Kernel\Loading\DeferredScreens;
use Marketday\Kernel\Loading\HookMap;
use Marketday\Kernel\Loading\HookRecorder;
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
use Marketday\Store\Discovery\Discovery;
use Marketday\Store\Discovery\IndexedDiscovery;
use Marketday\Store\Discovery\ShownDiscovery;
use Marketday\Store\Elastic\Elastic;
use Marketday\Store\Embedded\EmbeddedEngine;
use Marketday\Store\Engine;
use Marketday\Store\Lazy;
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

	private Blocks $blocks;

	public function __construct( private readonly string $file ) {
		$this->blocks   = new Blocks( dirname( $file ) );
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
		$engine   = $this->engine();
		$features = new DeferredFeatures( $this->features( $engine ) );
		$map      = $this->loadsAll() ? null : HookMap::read( dirname( $this->file ), $engine->name() );
		DrawingSetup::assetsBy( static fn () => $features->load( Assets::class ) );
		null === $map || $this->blocks->loadBy( static fn ( string $block ) => $features->load( (string) $map->ofBlock( $block ) ) );
		DrawingSetup::register();
		$this->blocks->register();
		$this->routes->register();
		Upkeep::register( self::VERSION );
		add_action( DeferredFeatures::LOAD_ALL, [ $features, 'loadAll' ] );
		if ( null === $map ) {
			$features->loadAll();
		} else {
			Preload::options( ...$map->options() );
			Preload::pages( ...$map->pages() );
			$features->defer( $map );
			( new CalledFeatures( $features, $map ) )->register();
			if ( is_admin() ) {
				( new DeferredScreens( $features, $map ) )->register();
			}
		}

		/**
		 * Marketday is built. For site commands, tests and integrations.
		 *
		 * @param Plugin $plugin
		 * @param Engine $engine
		 */
		do_action( 'marketday_built', $this, $engine );
	}

	/** Whether nothing is deferred: commands may be about anything, and a new site is set up by all. */
	private function loadsAll(): bool {
		/**
		 * Decides whether all features are loaded at once, in place of those that the request needs.
		 *
		 * @param bool $loadsAll True for WP-CLI, on the page of all settings, and until the first request after an activation has ended.
		 */
		return (bool) apply_filters( 'marketday_loads_all', defined( 'WP_CLI' ) || 'pending' === get_option( 'marketday_activated' ) || SettingsPage::isAsked() );
	}

	/**
	 * All that Marketday is, in the order in which it is loaded.
	 *
	 * @return array<class-string, Closure(): mixed>
	 */
	private function features( Engine $engine ): array {
		$clock    = new SystemClock();
		$buttons  = new ProductButtons();
		$elastic  = new Lazy( static fn (): Elastic => new Elastic( $engine ) );
		$index    = new Lazy( static fn (): IndexedDiscovery => new IndexedDiscovery( $engine ) );
		$found    = new Lazy( static fn (): Discovery => $elastic->value()->serves()
			? new ShownDiscovery( $elastic->value()->discovery( $index->value()->inBase() ), $engine->pricing() )
			: $index->value() );
		$listings = new Lazy( static fn (): Listings => new Listings( $found->value(), ListingContext::ofPage( $engine->settings() ) ) );

		return [
			KeptCookies::class => static fn () => KeptCookies::register( self::VERSION ),
			SiteHealth::class => static fn () => SiteHealth::register(),
			OwnTables::class => fn () => OwnTables::register( $this->routes ),
			RefusalNotice::class => static fn () => RefusalNotice::register(),
			Schedules::class => static fn () => Schedules::register( $engine ),
			SharedAddress::class => static fn () => SharedAddress::register( $engine ),
			Schema::class => static fn () => Schema::goWithSite(),
			...$engine->parts(),
			Elastic::class => static fn () => $elastic->value()->register(),
			ProductButtons::class => static fn () => $buttons->register(),
			RouteTable::class => fn () => $this->commands->add( 'routes', 'Lists every route with the check it makes', ( new RouteTable( $this->routes ) )->print( ... ) ),
			Assets::class => fn () => ( new Assets( $this->file ) )->register(),
			SettingsPage::class => fn () => ( new SettingsPage() )->register(),
			VisitorNonce::class => fn () => ( new VisitorNonce( $this->routes ) )->register(),
			LogInLimit::class => fn () => ( new LogInLimit() )->register(),
			CrossOrigin::class => fn () => ( new CrossOrigin() )->register(),
			FrontEnds::class => fn () => ( new FrontEnds() )->register(),
			BasketHandOver::class => fn () => ( new BasketHandOver( $engine, $this->routes ) )->register(),
			SampleShop::class => fn () => ( new SampleShop( $engine, $this->routes ) )->register(),
			FacetIndexFeature::class => fn () => ( new FacetIndexFeature( $engine, $listings->value(), $this->commands, $this->routes, $elastic->value()->serves() ) )->register(),
			...PagesFeature::parts( $engine ),
			ListingFeature::class => fn () => ( new ListingFeature( $engine->settings(), $listings->value(), $this->routes ) )->register(),
			ProductGridFeature::class => fn () => ( new ProductGridFeature( $engine, $this->blocks, $listings->value(), $this->routes ) )->register(),
			ExclusiveProductsFeature::class => fn () => ( new ExclusiveProductsFeature( $this->blocks, $found->value() ) )->register(),
			ProductSearchFeature::class => fn () => ( new ProductSearchFeature( $engine, $found->value(), $listings->value(), $this->blocks, $this->routes ) )->register(),
			ProductFilterFeature::class => fn () => ( new ProductFilterFeature( $engine, $listings->value(), $this->blocks, $this->routes ) )->register(),
			ResultCountFeature::class => fn () => ( new ResultCountFeature( $listings->value(), $this->blocks ) )->register(),
			CatalogueSortingFeature::class => fn () => ( new CatalogueSortingFeature( $listings->value(), $this->blocks ) )->register(),
			ShopSidebarFeature::class => fn () => ( new ShopSidebarFeature( $this->blocks ) )->register(),
			...AccountFeature::parts( $engine, $this->blocks, $this->routes ),
			OrderConfirmationFeature::class => fn () => ( new OrderConfirmationFeature( $engine, $this->blocks, $this->routes ) )->register(),
			ProductFeature::class => fn () => ( new ProductFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			ProductGalleryFeature::class => fn () => ( new ProductGalleryFeature( $engine, $this->blocks ) )->register(),
			AddToBasketFeature::class => fn () => ( new AddToBasketFeature( $engine, $this->blocks, $this->routes ) )->register(),
			SwatchesFeature::class => fn () => ( new SwatchesFeature() )->register(),
			UnitPriceFeature::class => fn () => ( new UnitPriceFeature() )->register(),
			NameYourPriceFeature::class => fn () => ( new NameYourPriceFeature( $engine, $this->blocks ) )->register(),
			SizeChartFeature::class => fn () => ( new SizeChartFeature( $this->blocks ) )->register(),
			WishlistFeature::class => fn () => ( new WishlistFeature( $engine, $this->blocks, $buttons, $this->routes, $this->commands, $clock ) )->register(),
			CompareFeature::class => fn () => ( new CompareFeature( $engine, $found->value(), $this->blocks, $buttons, $this->routes ) )->register(),
			QuickViewFeature::class => fn () => ( new QuickViewFeature( $engine, $buttons, $this->routes ) )->register(),
			MiniBasketFeature::class => fn () => ( new MiniBasketFeature( $engine, $this->blocks ) )->register(),
			BasketFeature::class => fn () => ( new BasketFeature( $engine, $this->blocks, $this->routes ) )->register(),
			BasketReservationFeature::class => fn () => ( new BasketReservationFeature( $engine, $this->blocks ) )->register(),
			CheckoutFeature::class => fn () => ( new CheckoutFeature( $engine, $this->blocks, $this->routes ) )->register(),
			OrderFieldsFeature::class => fn () => ( new OrderFieldsFeature( $this->blocks, $this->routes ) )->register(),
			AddressSearchFeature::class => fn () => ( new AddressSearchFeature( $engine, $this->blocks, $this->routes ) )->register(),
			NewsletterFeature::class => fn () => ( new NewsletterFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			...CalendarFeature::parts( $engine, $this->blocks, $this->routes, $this->commands, $clock ),
			CaptchaFeature::class => fn () => ( new CaptchaFeature( $this->blocks, $this->routes, $clock ) )->register(),
			ImportFeature::class => fn () => ( new ImportFeature( $engine, $this->commands, $this->routes, $clock ) )->register(),
			ShareButtonsFeature::class => fn () => ( new ShareButtonsFeature( $this->blocks, $this->routes, $clock ) )->register(),
			OrderAttributionFeature::class => fn () => ( new OrderAttributionFeature( $engine, $this->blocks, $clock ) )->register(),
			PayPalFeature::class => fn () => ( new PayPalFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			CurrencySwitcherFeature::class => fn () => ( new CurrencySwitcherFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			LightboxFeature::class => fn () => ( new LightboxFeature( $this->blocks ) )->register(),
			SlidesFeature::class => fn () => ( new SlidesFeature( $this->blocks ) )->register(),
			BlogIndexFeature::class => fn () => ( new BlogIndexFeature( $this->blocks, $this->routes ) )->register(),
			LanguageCookieFeature::class => fn () => ( new LanguageCookieFeature() )->register(),
			SocialDataFeature::class => fn () => ( new SocialDataFeature( $engine ) )->register(),
			WowStoreFeature::class => fn () => ( new WowStoreFeature( $this->blocks, $this->commands ) )->register(),
			PatternsFeature::class => fn () => ( new PatternsFeature( $engine ) )->register(),
			SetupGuideFeature::class => fn () => ( new SetupGuideFeature( $engine, $this->blocks, $this->routes ) )->register(),
			...HeaderFeature::parts( $engine, $this->blocks ),
			StoreNoticeFeature::class => fn () => ( new StoreNoticeFeature( $this->blocks, $clock ) )->register(),
			ComingSoonFeature::class => fn () => ( new ComingSoonFeature( $engine, $this->blocks ) )->register(),
			SalesNotificationFeature::class => fn () => ( new SalesNotificationFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			ProductBadgesFeature::class => fn () => ( new ProductBadgesFeature( $this->blocks, $clock ) )->register(),
			SoldRecentlyFeature::class => fn () => ( new SoldRecentlyFeature( $engine, $this->blocks, $clock ) )->register(),
			BackInStockFeature::class => fn () => ( new BackInStockFeature( $engine, $this->blocks, $this->routes, $clock ) )->register(),
			FreeDeliveryBarFeature::class => fn () => ( new FreeDeliveryBarFeature( $engine, $this->blocks ) )->register(),
			StorefrontEventsFeature::class => fn () => ( new StorefrontEventsFeature( $this->blocks ) )->register(),
			DeletionSetting::class => fn () => ( new DeletionSetting() )->register(),
		];
	}

	/** Says what each feature asks for, for `php/hook-map.php`: on an object that is not built. */
	public function record( HookRecorder $recorder ): void {
		$engine = $this->engine();
		foreach ( $this->features( $engine ) as $name => $feature ) {
			$recorder->record( $name, $feature, $this->blocks, $this->routes );
		}
	}

	public function commands(): Commands {
		return $this->commands;
	}

	/** Of all features. */
	public function routes(): Routes {
		do_action( DeferredFeatures::LOAD_ALL );
		return $this->routes;
	}

	private function engine(): Engine {
		return WooCommerceEngine::isActive()
			? new WooCommerceEngine( $this->routes )
			: new EmbeddedEngine( $this->routes, $this->commands, new SystemClock() );
	}
}
