<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\QuickView;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ProductButton;
use Marketday\Catalogue\Listing\ProductButtons;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Problem;
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

	/** Most products that arrows lead through. */
	private const LISTED = 300;

	public function __construct(
		private readonly Engine $engine,
		private readonly ProductButtons $buttons,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$setting = new CloseSetting();
		$setting->register();
		$drawing = new QuickViewDrawing( $this->engine, $setting, new View( __DIR__ . '/views' ) );
		$this->routes->add( Route::wcAjax(
			self::CALL,
			VisitorNonce::guard()->and( RateLimit::reads()->guard() ),
			fn ( Request $request ): Response => $this->answer( $drawing, $request )
		) );
		add_action( ProductButtons::COLLECT, fn () => $this->buttons->add( new ProductButton(
			self::NAME,
			static fn ( Product $product ): string => $product->url,
			static fn (): string => __( 'Quick view', 'marketday' ),
			'wopb-quickview-btn',
			false
		) ), 30 );
	}

	/** `postid`, and `postList`: the products of the listing as shown, between which arrows lead. Answers an HTML fragment. */
	private function answer( QuickViewDrawing $drawing, Request $request ): Response {
		$id     = $request->integer( 'postid', null, 1 );
		$listed = $request->ids( 'postList', self::LISTED );
		$place  = array_search( $id, $listed, true );
		// The neighbours are read with it.
		$near = false === $place ? [] : [ $listed[ $place - 1 ] ?? 0, $listed[ $place + 1 ] ?? 0 ];
		$this->engine->catalogue()->prime( [ $id, ...array_values( array_filter( $near, static fn ( int $one ): bool => $one > 0 ) ) ] );
		$product = $this->engine->catalogue()->product( $id ) ?? throw Problem::notFound(
			'marketday_product_not_found',
			__( 'We can’t find that product.', 'marketday' )
		);
		return Response::html( $drawing->html( $product, $listed ) );
	}
}
