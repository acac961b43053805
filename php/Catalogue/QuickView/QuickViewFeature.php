<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\QuickView;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ProductButton;
use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Http\VisitorNonce;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** A product over the listing it is in: to look at and to buy without leaving. Without scripts the button leads to the product's page. */
#[LoadsIf( 'settings', 'admin_init' )]
final class QuickViewFeature implements Feature {
	public const NAME = 'quick-view';

	private const CALL = 'wopb_quickview';

	public function __construct(
		private readonly Engine $engine,
		private readonly ProductButtons $buttons,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$setting = new CloseSetting();
		$setting->register();
		$endpoint = fn (): QuickViewEndpoint => new QuickViewEndpoint(
			$this->engine->catalogue(),
			new QuickViewDrawing( $this->engine, $setting, new View( __DIR__ . '/views' ) )
		);
		$this->routes->add( Route::wcAjax(
			self::CALL,
			VisitorNonce::guard()->and( RateLimit::reads()->guard() ),
			static fn ( Request $request ): Response => $endpoint()->answer( $request )
		) );
		add_action( ProductButtons::COLLECT, fn () => $this->buttons->add( new ProductButton(
			self::NAME,
			static fn ( Product $product ): string => $product->url,
			static fn (): string => __( 'Quick view', 'marketday' ),
			'wopb-quickview-btn',
			false
		) ), 30 );
	}

}
