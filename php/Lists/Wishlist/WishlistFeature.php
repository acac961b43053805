<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListLink;
use Marketday\Catalogue\Listing\ProductButton;
use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\Commands;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Feature;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Reports\Reports;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorList;
use Marketday\Lists\Wishlist\Emails\EmailChoice;
use Marketday\Lists\Wishlist\Emails\EmailFormHandler;
use Marketday\Lists\Wishlist\Emails\NewsEmail;
use Marketday\Lists\Wishlist\Emails\PriceWatch;
use Marketday\Lists\Wishlist\Import\ImportScreen;
use Marketday\Lists\Wishlist\Import\WishlistImport;
use Marketday\Lists\Wishlist\Lists\AccountIds;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\WishlistItems;

/** Products that a shopper would like to have: kept for later on one list or several, and moved to the basket when the time has come. */
#[LoadsIf( 'cookie:' . self::COOKIE . '|cookie:marketday_wish|user', 'init' )]
#[LoadsIf( 'page:marketday_wishlist_page_id', 'template_redirect', 'wp_robots' )]
#[LoadsIf( 'settings', 'admin_init' )]
#[LoadsIf( 'screen:tools|screen:admin.php|function:yith_wcwl|function:tinv_get_option', 'admin_menu' )]
final class WishlistFeature implements Feature {
	public const NAME = 'wishlist';

	/** Cookie as WowStore keeps it, so that a shop that moves over has it. */
	private const COOKIE = 'wopb_wishlist';

	private const MOST = 200;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly ProductButtons $buttons,
		private readonly Routes $routes,
		private readonly Commands $commands,
		private readonly Clock $clock
	) {}

	public function register(): void {
		$lists    = new NamedLists( $this->clock );
		$items   = new WishlistItems( $this->clock );
		$ids      = new AccountIds( $this->engine, $lists, $items );
		$list     = new VisitorList( self::COOKIE, $ids, self::MOST );
		$page     = new FeaturePage( self::NAME, static fn (): string => __( 'Wishlist', 'marketday' ), '<!-- wp:marketday/wishlist /-->' );
		$view     = new View( __DIR__ . '/views' );
		$setting  = new LogInSetting();
		$notes    = new GuestNotes( $lists, $items );
		$guest    = new GuestShare( $lists, $items, $ids, $notes );
		$emails    = new EmailChoice( $this->engine->jobs() );
		$wishlist = new Wishlist( $this->engine, $list, $setting, $lists, $items, $guest, $notes );
		$news     = new NewsEmail( $this->engine, $emails, $page );
		$watch    = new PriceWatch( $this->engine->jobs(), $emails, $lists, $items, $ids, $news, $this->engine->outbox() );
		EmailSamples::add( $news->samples( ... ) );
		foreach ( [
			$list,
			$page,
			$setting,
			$notes,
			$guest,
			$watch,
			new WishlistData( $this->engine, $lists, $items, $ids, $emails ),
			new AccountLists( $wishlist, $page, $view ),
		] as $part ) {
			$part->register();
		}
		$report = new WishlistReport( $this->clock );
		Reports::add( 'wishes', 20, static fn (): WishlistReport => $report );
		add_filter( 'marketday_home_figures', fn ( array $figures ): array => [ ...$figures, [
			'label' => __( 'Added to wishlists', 'marketday' ),
			'value' => number_format_i18n( $report->addedSince( $this->clock->now()->getTimestamp() - WEEK_IN_SECONDS ) ),
			'note'  => __( 'by people with an account', 'marketday' ),
			'url'   => Reports::address( 'wishes' ),
		] ], 50 );
		$import = new WishlistImport( $ids, $lists, $items, $this->engine );
		$import->addTo( $this->commands );
		( new ImportScreen( $import, $view ) )->register( $this->routes );
		$this->addPage( new WishlistDrawing(
			$this->engine,
			$wishlist,
			new ListSettings( $wishlist, $guest, $emails, $page, $view ),
			new SharedLists( $wishlist, $lists, $emails, $page, $view ),
			$page,
			$view
		), $wishlist );
		( new SaveForLaterFormHandler( $this->engine, $wishlist, $page ) )->register( $this->routes );
		( new EmailFormHandler( $emails, $this->engine->notices(), $page ) )->add( $this->routes );
		$this->addButton( new WishlistFormHandler( $this->engine, $wishlist, new ListChanges( $lists, $items, $list, $guest, $notes, $emails ), $page ) );
		ListLink::addBlock( $this->blocks, self::NAME, $page, static fn (): string => __( 'Wishlist', 'marketday' ), 'wopb-menu-wishlist-count' );
	}

	private function addPage( WishlistDrawing $drawing, Wishlist $wishlist ): void {
		( new WishlistEndpoint( $wishlist, $drawing ) )->add( $this->routes );
		$this->blocks->add( self::NAME, static fn ( array $attributes ): string => $drawing->block( $attributes ) );
	}

	private function addButton( WishlistFormHandler $forms ): void {
		$forms->add( $this->routes );
		add_action( ProductButtons::COLLECT, fn () => $this->buttons->add( new ProductButton(
			self::NAME,
			static fn ( Product $product ): string => $forms->addUrl( $product->id ),
			static fn (): string => __( 'Save for later', 'marketday' ),
			'wopb-wishlist-add'
		) ) );
	}
}
