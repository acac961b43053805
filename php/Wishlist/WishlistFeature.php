<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\OwnPage;
use Marketday\Kernel\View;
use Marketday\Kernel\VisitorList;
use Marketday\Listing\ListLink;
use Marketday\Listing\ListPrivacy;
use Marketday\Listing\ProductButton;
use Marketday\Listing\ProductButtons;
use Marketday\Store\Engine;
use Marketday\Store\Product;

/** What a shopper would like to have: kept for later, and moved to the basket when the time has come. */
final class WishlistFeature implements Feature {
	public const NAME = 'wishlist';

	/** As WowStore keeps it, so that a shop that moves over has it. */
	private const KEPT = 'wopb_wishlist';

	private const MOST = 200;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly ProductButtons $buttons,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$list     = new VisitorList( self::KEPT, self::KEPT, self::MOST );
		$page     = new OwnPage( self::NAME, static fn (): string => __( 'Wishlist', 'marketday' ), '<!-- wp:marketday/wishlist /-->' );
		$setting  = new LogInSetting();
		$share    = new WishlistShare();
		$wishlist = new Wishlist( $this->engine, $list, $setting );
		$drawing  = new WishlistDrawing( $this->engine, $wishlist, $share, $page, new View( __DIR__ . '/views' ) );
		$forms    = new WishlistForms( $this->engine, $wishlist, $share, $page );
		foreach ( [ $list, $page, $setting, $share, new ListPrivacy( self::NAME, static fn (): string => __( 'Wishlist', 'marketday' ), $this->engine, $list ) ] as $part ) {
			$part->register();
		}
		( new WishlistCalls( $wishlist, $drawing ) )->add( $this->routes );
		$forms->add( $this->routes );
		$this->buttons->add( new ProductButton( self::NAME, static fn ( Product $product ): string => $forms->addUrl( $product->id ), static fn (): string => __( 'Save for later', 'marketday' ), 'wopb-wishlist-add' ) );
		$this->blocks->add( self::NAME, static fn ( array $attributes ): string => $drawing->block( $attributes ) );
		ListLink::addBlock( $this->blocks, self::NAME, $page, static fn (): string => __( 'Wishlist', 'marketday' ), 'wopb-menu-wishlist-count' );
	}
}
