<?php

declare( strict_types=1 );

namespace Marketday;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Admin\Emails\EmailsFeature;
use Marketday\Admin\Import\ImportFeature;
use Marketday\Admin\SetupGuide\SetupGuideFeature;
use Marketday\Buying\Account\AccountFeature;
use Marketday\Buying\AddressSearch\AddressSearchFeature;
use Marketday\Buying\AddToBasket\AddToBasketFeature;
use Marketday\Buying\Basket\BasketFeature;
use Marketday\Buying\BasketReservation\BasketReservationFeature;
use Marketday\Buying\Checkout\CheckoutFeature;
use Marketday\Buying\CurrencySwitcher\CurrencySwitcherFeature;
use Marketday\Buying\FreeDeliveryBar\FreeDeliveryBarFeature;
use Marketday\Buying\MiniBasket\MiniBasketFeature;
use Marketday\Buying\NameYourPrice\NameYourPriceFeature;
use Marketday\Buying\OrderAttribution\OrderAttributionFeature;
use Marketday\Buying\OrderConfirmation\OrderConfirmationFeature;
use Marketday\Buying\OrderFields\OrderFieldsFeature;
use Marketday\Buying\PayPal\PayPalFeature;
use Marketday\Catalogue\CatalogueSorting\CatalogueSortingFeature;
use Marketday\Catalogue\ExclusiveProducts\ExclusiveProductsFeature;
use Marketday\Catalogue\Listing\ListingContext;
use Marketday\Catalogue\Listing\ListingFeature;
use Marketday\Catalogue\Listing\Listings;
use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Catalogue\Product\ProductFeature;
use Marketday\Catalogue\ProductBadges\ProductBadgesFeature;
use Marketday\Catalogue\ProductFilter\ProductFilterFeature;
use Marketday\Catalogue\ProductGallery\ProductGalleryFeature;
use Marketday\Catalogue\ProductGrid\ProductGridFeature;
use Marketday\Catalogue\QuickView\QuickViewFeature;
use Marketday\Catalogue\ResultCount\ResultCountFeature;
use Marketday\Catalogue\ShopSidebar\ShopSidebarFeature;
use Marketday\Catalogue\SizeChart\SizeChartFeature;
use Marketday\Catalogue\SoldRecently\SoldRecentlyFeature;
use Marketday\Catalogue\Swatches\SwatchesFeature;
use Marketday\Catalogue\UnitPrice\UnitPriceFeature;
use Marketday\Engine\Contract\BasketHandOverFormHandler;
use Marketday\Engine\Contract\CardPictures;
use Marketday\Engine\Contract\CrossOrigin;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Lazy;
use Marketday\Engine\Contract\SampleShopEndpoint;
use Marketday\Engine\Contract\Schedules;
use Marketday\Engine\Contract\SharedAddress;
use Marketday\Engine\Contract\StoppedJobs;
use Marketday\Engine\Embedded\EmbeddedEngine;
use Marketday\Engine\WooCommerce\WooCommerceEngine;
use Marketday\Events\Calendar\CalendarFeature;
use Marketday\Kernel\Addresses\FormerAddresses;
use Marketday\Kernel\Addresses\TakenAddresses;
use Marketday\Kernel\Admin\HomeScreen;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Admin\SettingsTabsScreen;
use Marketday\Kernel\Assets;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\BlockShortcode;
use Marketday\Kernel\Commands;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\EmailCount;
use Marketday\Kernel\Features\Catalogue;
use Marketday\Kernel\Features\FeatureSwitch;
use Marketday\Kernel\Features\FeatureSwitches;
use Marketday\Kernel\Features\SwitchedOff;
use Marketday\Kernel\Health\SiteHealth;
use Marketday\Kernel\Http\FrontEnds;
use Marketday\Kernel\Http\LogInLimit;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\RouteTable;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\LayoutBlocks;
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
use Marketday\Kernel\Reports\ReportsScreen;
use Marketday\Kernel\Schema;
use Marketday\Kernel\SystemClock;
use Marketday\Kernel\UnsetOptions;
use Marketday\Kernel\Upkeep;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Lists\BackInStock\BackInStockFeature;
use Marketday\Lists\Compare\CompareFeature;
use Marketday\Lists\Wishlist\WishlistFeature;
use Marketday\Marketing\Newsletter\NewsletterFeature;
use Marketday\Marketing\SalesNotification\SalesNotificationFeature;
use Marketday\Marketing\ShareButtons\ShareButtonsFeature;
use Marketday\Marketing\SocialData\SocialDataFeature;
use Marketday\Marketing\StorefrontEvents\StorefrontEventsFeature;
use Marketday\Marketing\StoreNotice\StoreNoticeFeature;
use Marketday\Search\Contract\CatalogueSearch;
use Marketday\Search\Contract\ExchangedSearch;
use Marketday\Search\Contract\IndexedSearch;
use Marketday\Search\Contract\PinnedSearch;
use Marketday\Search\Elastic\Elastic;
use Marketday\Search\FacetIndex\FacetIndexFeature;
use Marketday\Search\ProductSearch\ProductSearchFeature;
use Marketday\Site\BlogIndex\BlogIndexFeature;
use Marketday\Site\Captcha\CaptchaFeature;
use Marketday\Site\ComingSoon\ComingSoonFeature;
use Marketday\Site\Elementor\ElementorFeature;
use Marketday\Site\Header\HeaderFeature;
use Marketday\Site\LanguageCookie\LanguageCookieFeature;
use Marketday\Site\Lightbox\LightboxFeature;
use Marketday\Site\Pages\PagesFeature;
use Marketday\Site\Patterns\PatternsFeature;
use Marketday\Site\Slides\SlidesFeature;
use Marketday\Site\WowStore\WowStoreFeature;

/** The composition root: builds every feature by hand, top to bottom. This is the one list of what Marketday is. */
final class Plugin {
	/** Version of the plugin's header; the release writes both. */
	public const VERSION = '0.1.0';

	/** Rooms for which WooCommerce has something of its own: who needs one of them does without it there. */
	private const WOOCOMMERCE_HAS = [ 'AddToBasket', 'Checkout' ];

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
			// Of before: nobody has listened meanwhile.
			delete_option( UnsetOptions::OPTION );
		} );
		register_deactivation_hook( $this->file, [ self::class, 'stopJobs' ] );
		add_action( 'plugins_loaded', [ $this, 'build' ], 20 );
	}

	/**
	 * Stops what is scheduled, which would call a plugin that is not there: it is kept, and waits again when it is back. In all sites of a network where all of
	 * it is without the plugin now.
	 */
	public static function stopJobs( bool $isOfNetwork = false ): void {
		$stop = static fn () => self::stopJobsOf( null );
		$isOfNetwork ? NetworkSites::each( $stop ) : $stop();
	}

	/** @param list<string>|null $hooks Of these alone; null for all. */
	private static function stopJobsOf( ?array $hooks ): void {
		StoppedJobs::keep( $hooks );
		ScheduledJobs::stop( $hooks );
	}

	/** All plugins are known now, so the engine can be chosen. */
	public function build(): void {
		// Of a network's activation its further sites, and those to come, are not told: each hears of it with its first request.
		if ( is_multisite() && false === get_option( 'marketday_activated' ) ) {
			add_option( 'marketday_activated', 'pending', '', true );
		}
		$engine = $this->engine();
		$known  = HookMap::read( dirname( $this->file ), $engine->name() );
		Preload::options( SwitchedOff::OPTION, LayoutBlocks::OPTION, ...( $known?->options() ?? [] ) );
		Preload::pages( ...( $known?->pages() ?? [] ) );
		Preload::start();
		$off      = SwitchedOff::read( dirname( $this->file ) );
		$features = new DeferredFeatures( $off->without( $this->features( $engine ) ) );
		$map      = $this->loadsAll() ? null : $known;
		if ( ! $off->isNone() ) {
			$this->blocks->switchOff( array_keys( array_intersect( $known?->roomsOfBlocks() ?? [], $off->rooms ) ) );
		}
		DrawingSetup::assetsBy( static fn () => $features->load( Assets::class ) );
		null === $map || $this->blocks->loadBy( static fn ( string $block ) => $features->load( (string) $map->ofBlock( $block ) ) );
		DrawingSetup::register();
		$this->blocks->register();
		$this->routes->register();
		add_shortcode( 'marketday', fn ( array|string $attributes ): string => ( new BlockShortcode( $this->blocks ) )->draw( $attributes ) );
		Upkeep::register( self::VERSION );
		add_action( DeferredFeatures::LOAD_ALL, [ $features, 'loadAll' ] );
		if ( null === $map ) {
			$features->loadAll();
		} else {
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

	/** Tells whether nothing is deferred: commands may be about anything, and a new site is set up by all. */
	private function loadsAll(): bool {
		$loadsAll = defined( 'WP_CLI' ) || 'pending' === get_option( 'marketday_activated' ) || SettingsTabsScreen::isAsked();
		/**
		 * Decides whether all features are loaded at once, in place of those that the request needs.
		 *
		 * @param bool $loadsAll True for WP-CLI, on the page of all settings, and until the first request after an activation has ended.
		 */
		return (bool) apply_filters( 'marketday_loads_all', $loadsAll );
	}

	/**
	 * All that Marketday is, in the order in which it is loaded.
	 *
	 * @return array<class-string, Closure(): mixed>
	 */
	private function features( Engine $engine ): array {
		$clock    = new SystemClock();
		$blocks   = $this->blocks;
		$commands = $this->commands;
		$routes   = $this->routes;
		$buttons  = new ProductButtons();
		$folder   = dirname( $this->file );
		$elastic  = new Lazy( static fn (): Elastic => new Elastic( $engine ) );
		$serves   = new Lazy( static fn (): bool => $elastic->value()->serves() );
		$index    = new Lazy( static fn (): IndexedSearch => new IndexedSearch( $engine ) );
		$found    = new Lazy( static fn (): CatalogueSearch => new PinnedSearch( $serves->value()
			? new ExchangedSearch( $elastic->value()->search( $index->value()->inBase() ), $engine->pricing() )
			: $index->value() ) );
		$listings = new Lazy( static fn (): Listings => new Listings( $found->value(), ListingContext::ofPage( $engine->settings() ) ) );

		return [
			// The menu comes before its entries.
			HomeScreen::class => static fn () => ( new HomeScreen() )->register(),
			CookieRegistry::class => static fn () => CookieRegistry::register( self::VERSION ),
			SiteHealth::class => static fn () => SiteHealth::register(),
			OwnTables::class => static fn () => OwnTables::register( $routes ),
			TakenAddresses::class => static fn () => TakenAddresses::register(),
			FormerAddresses::class => static fn () => FormerAddresses::register(),
			RefusalNotice::class => static fn () => RefusalNotice::register(),
			Schedules::class => static fn () => Schedules::register( $engine ),
			SharedAddress::class => static fn () => SharedAddress::register( $engine ),
			Schema::class => static fn () => Schema::goWithSite(),
			...$engine->parts(),
			Elastic::class => static fn () => $elastic->value()->register(),
			ProductButtons::class => static fn () => $buttons->register(),
			RouteTable::class => static fn () => ( new RouteTable( $routes ) )->addTo( $commands ),
			Assets::class => fn () => ( new Assets( $this->file ) )->register(),
			SettingsTabsScreen::class => static fn () => ( new SettingsTabsScreen() )->register(),
			FeatureSwitches::class => fn () => $this->switches( $engine )->register(),
			EmailCount::class => static fn () => ( new EmailCount() )->register(),
			ReportsScreen::class => static fn () => ( new ReportsScreen( $routes, $blocks ) )->register(),
			VisitorNonce::class => static fn () => ( new VisitorNonce( $routes ) )->register(),
			LogInLimit::class => static fn () => ( new LogInLimit() )->register(),
			CrossOrigin::class => static fn () => ( new CrossOrigin() )->register(),
			FrontEnds::class => static fn () => ( new FrontEnds() )->register(),
			CardPictures::class => static fn () => CardPictures::register(),
			BasketHandOverFormHandler::class => static fn () => ( new BasketHandOverFormHandler( $engine, $routes ) )->register(),
			SampleShopEndpoint::class => static fn () => ( new SampleShopEndpoint( $engine, $routes ) )->register(),
			FacetIndexFeature::class => static fn () => ( new FacetIndexFeature( $engine, $listings->value(), $commands, $routes, $serves->value() ) )->register(),
			...PagesFeature::parts( $engine ),
			ListingFeature::class => static fn () => ( new ListingFeature( $engine->settings(), $listings->value(), $routes ) )->register(),
			ProductGridFeature::class => static fn () => ( new ProductGridFeature( $engine, $blocks, $listings->value(), $routes ) )->register(),
			ExclusiveProductsFeature::class => static fn () => ( new ExclusiveProductsFeature( $blocks, $found->value() ) )->register(),
			ProductSearchFeature::class => static fn () => ( new ProductSearchFeature( $engine, $found->value(), $listings->value(), $blocks, $routes ) )->register(),
			ProductFilterFeature::class => static fn () => ( new ProductFilterFeature( $engine, $listings->value(), $blocks, $routes ) )->register(),
			ResultCountFeature::class => static fn () => ( new ResultCountFeature( $listings->value(), $blocks ) )->register(),
			CatalogueSortingFeature::class => static fn () => ( new CatalogueSortingFeature( $listings->value(), $blocks ) )->register(),
			ShopSidebarFeature::class => static fn () => ( new ShopSidebarFeature( $blocks ) )->register(),
			...AccountFeature::parts( $engine, $blocks, $routes ),
			OrderConfirmationFeature::class => static fn () => ( new OrderConfirmationFeature( $engine, $blocks, $routes ) )->register(),
			ProductFeature::class => static fn () => ( new ProductFeature( $engine, $blocks, $routes, $clock ) )->register(),
			ProductGalleryFeature::class => static fn () => ( new ProductGalleryFeature( $engine, $blocks ) )->register(),
			AddToBasketFeature::class => static fn () => ( new AddToBasketFeature( $engine, $blocks, $routes ) )->register(),
			SwatchesFeature::class => static fn () => ( new SwatchesFeature() )->register(),
			UnitPriceFeature::class => static fn () => ( new UnitPriceFeature() )->register(),
			NameYourPriceFeature::class => static fn () => ( new NameYourPriceFeature( $engine, $blocks ) )->register(),
			SizeChartFeature::class => static fn () => ( new SizeChartFeature( $blocks ) )->register(),
			WishlistFeature::class => static fn () => ( new WishlistFeature( $engine, $blocks, $buttons, $routes, $commands, $clock ) )->register(),
			CompareFeature::class => static fn () => ( new CompareFeature( $engine, $found->value(), $blocks, $buttons, $routes ) )->register(),
			QuickViewFeature::class => static fn () => ( new QuickViewFeature( $engine, $buttons, $routes ) )->register(),
			MiniBasketFeature::class => static fn () => ( new MiniBasketFeature( $engine, $blocks ) )->register(),
			BasketFeature::class => static fn () => ( new BasketFeature( $engine, $blocks, $routes ) )->register(),
			BasketReservationFeature::class => static fn () => ( new BasketReservationFeature( $engine, $blocks ) )->register(),
			CheckoutFeature::class => static fn () => ( new CheckoutFeature( $engine, $blocks, $routes ) )->register(),
			OrderFieldsFeature::class => static fn () => ( new OrderFieldsFeature( $blocks, $routes ) )->register(),
			AddressSearchFeature::class => static fn () => ( new AddressSearchFeature( $engine, $blocks, $routes ) )->register(),
			NewsletterFeature::class => static fn () => ( new NewsletterFeature( $engine, $blocks, $routes, $clock ) )->register(),
			...CalendarFeature::parts( $engine, $blocks, $routes, $commands, $clock ),
			CaptchaFeature::class => static fn () => ( new CaptchaFeature( $blocks, $routes, $clock ) )->register(),
			ImportFeature::class => static fn () => ( new ImportFeature( $engine, $commands, $routes, $clock ) )->register(),
			ShareButtonsFeature::class => static fn () => ( new ShareButtonsFeature( $blocks, $routes, $clock ) )->register(),
			OrderAttributionFeature::class => static fn () => ( new OrderAttributionFeature( $engine, $blocks, $clock ) )->register(),
			PayPalFeature::class => static fn () => ( new PayPalFeature( $engine, $blocks, $routes, $clock ) )->register(),
			CurrencySwitcherFeature::class => static fn () => ( new CurrencySwitcherFeature( $engine, $blocks, $routes, $clock ) )->register(),
			LightboxFeature::class => static fn () => ( new LightboxFeature( $blocks ) )->register(),
			SlidesFeature::class => static fn () => ( new SlidesFeature( $blocks ) )->register(),
			BlogIndexFeature::class => static fn () => ( new BlogIndexFeature( $blocks, $routes ) )->register(),
			LanguageCookieFeature::class => static fn () => ( new LanguageCookieFeature() )->register(),
			SocialDataFeature::class => static fn () => ( new SocialDataFeature( $engine ) )->register(),
			EmailsFeature::class => static fn () => ( new EmailsFeature( $engine, $routes ) )->register(),
			ElementorFeature::class => static fn () => ( new ElementorFeature( $blocks, $folder ) )->register(),
			WowStoreFeature::class => static fn () => ( new WowStoreFeature( $engine, $blocks, $commands, $routes ) )->register(),
			PatternsFeature::class => static fn () => ( new PatternsFeature( $engine ) )->register(),
			SetupGuideFeature::class => static fn () => ( new SetupGuideFeature( $engine, $blocks, $routes ) )->register(),
			...HeaderFeature::parts( $engine, $blocks ),
			StoreNoticeFeature::class => static fn () => ( new StoreNoticeFeature( $blocks, $clock ) )->register(),
			ComingSoonFeature::class => static fn () => ( new ComingSoonFeature( $engine, $blocks ) )->register(),
			SalesNotificationFeature::class => static fn () => ( new SalesNotificationFeature( $engine, $blocks, $routes, $clock ) )->register(),
			ProductBadgesFeature::class => static fn () => ( new ProductBadgesFeature( $blocks, $clock ) )->register(),
			SoldRecentlyFeature::class => static fn () => ( new SoldRecentlyFeature( $engine, $blocks, $clock ) )->register(),
			BackInStockFeature::class => static fn () => ( new BackInStockFeature( $engine, $blocks, $routes, $clock ) )->register(),
			FreeDeliveryBarFeature::class => static fn () => ( new FreeDeliveryBarFeature( $engine, $blocks ) )->register(),
			StorefrontEventsFeature::class => static fn () => ( new StorefrontEventsFeature( $blocks ) )->register(),
			DeletionSetting::class => static fn () => ( new DeletionSetting() )->register(),
		];
	}

	private function switches( Engine $engine ): FeatureSwitches {
		$folder    = dirname( $this->file );
		$map       = HookMap::read( $folder, $engine->name() );
		$catalogue = new Catalogue( $folder, array_keys( $this->features( $engine ) ), 'embedded' === $engine->name() ? [] : self::WOOCOMMERCE_HAS );
		return new FeatureSwitches(
			new FeatureSwitch( $catalogue, $map, self::stopJobsOf( ... ) ),
			$map?->roomsOfBlocks() ?? [],
			$this->routes,
			$this->commands
		);
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

	/** Routes of all features. */
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
