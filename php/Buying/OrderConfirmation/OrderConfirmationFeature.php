<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderConfirmation;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Order;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\View;

/** The page that a shopper reads after ordering. */
#[LoadsIf( 'sent:key', 'document_title_parts', 'pre_render_block', 'the_title' )]
final class OrderConfirmationFeature implements Feature {
	public const NONCE = 'marketday-order';

	private readonly RequestedOrder $asked;

	private readonly ConfirmationBlock $block;

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks,
		private readonly Routes $routes
	) {
		$this->asked = new RequestedOrder( $engine );
		$this->block = new ConfirmationBlock( $engine, new View( __DIR__ . '/views' ), $this->asked );
	}

	public function register(): void {
		$this->blocks->add( 'order-confirmation', fn ( array $attributes ): string => $this->block->render( $attributes ) );
		$handler = new ShowOrderFormHandler( $this->asked );
		$this->routes->add( Route::pageForm( 'show-order', self::NONCE, $handler->take( ... ), $handler->refuse( ... ) ) );
		add_filter( 'pre_render_block', [ $this, 'standInForCheckout' ], 10, 2 );
		add_filter( 'marketday_order_summary', fn ( string $html, Order $order ): string => $html . $this->block->summary( $order ), 10, 2 );
		// First: nothing else is looked for.
		add_filter( 'marketday_nothing_here', [ $this, 'offerLast' ], 1, 2 );
		add_filter( 'the_title', [ $this, 'title' ], 10, 2 );
		add_filter( 'document_title_parts', [ $this, 'documentTitle' ] );
	}

	/**
	 * The checkout page shows the order once it is made, wherever an editor has put the checkout.
	 *
	 * @param array<string, mixed> $block
	 */
	public function standInForCheckout( ?string $html, array $block ): ?string {
		$isCheckout = 'marketday/checkout' === ( $block['blockName'] ?? '' ) && $this->asked->isAsked() && is_main_query();
		if ( ! $isCheckout ) {
			return $html;
		}
		// As wide as the checkout, so that page and title keep their edge.
		$attributes = array_intersect_key( (array) ( $block['attrs'] ?? [] ), [ 'align' => true ] );
		return render_block( [
			'blockName' => 'marketday/order-confirmation',
			'attrs'     => $attributes,
		] + $this->emptyBlock() );
	}

	/** A basket or a checkout that is empty because the order was placed. */
	public function offerLast( string $html, bool $withProducts ): string {
		$placed = $withProducts && ! $this->engine->basket()->isUntouched() ? $this->engine->checkout()->lastOrder() : null;
		return null === $placed ? $html : $html . ( new View( __DIR__ . '/views' ) )->render( 'last-order', [ 'url' => $placed->redirectUrl ] );
	}

	public function title( string $title, int $id = 0 ): string {
		return $id === get_queried_object_id() && ! is_admin() && in_the_loop() && $this->isShown() ? __( 'Order received', 'marketday' ) : $title;
	}

	/**
	 * @param array<string, string> $parts
	 * @return array<string, string>
	 */
	public function documentTitle( array $parts ): array {
		return $this->isShown() ? [ 'title' => __( 'Order received', 'marketday' ) ] + $parts : $parts;
	}

	private function isShown(): bool {
		return $this->asked->isAsked() && null !== $this->asked->find();
	}

	/** @return array<string, mixed> */
	private function emptyBlock(): array {
		return [
			'attrs'        => [],
			'innerBlocks'  => [],
			'innerHTML'    => '',
			'innerContent' => [],
		];
	}
}
