<?php

declare( strict_types=1 );

namespace Marketday\Buying\Basket;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\CrossSells;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Page;
use Marketday\Kernel\EmptyPage;
use Marketday\Kernel\Island;
use Marketday\Kernel\IslandSlots;
use Marketday\Kernel\Slot;
use Marketday\Kernel\View;

/** The basket of one visitor, complete without scripts. */
final class BasketBlock {
	public function __construct(
		private readonly Engine $engine,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes ): string {
		$contents = $this->engine->basket()->contents();
		$lines    = array_combine( array_map( static fn ( BasketLine $line ): string => $line->key, $contents->lines ), $contents->lines );
		$slots    = IslandSlots::draw( [] === $contents->lines ? [] : [ Slot::BasketTop, Slot::BasketFoot ], $contents )->withEach( Slot::BasketLine, $lines );
		$props    = $this->props( $contents, $attributes ) + $slots->props();
		$island   = new Island( 'basket', $props, $this->view->render( 'basket', [ 'islandSlots' => $slots ] + $props ) );
		$asks     = ClearBasketFormHandler::isAsked() && [] !== $contents->lines ? $this->view->render( 'clear', $props ) : '';
		return sprintf(
			'<div %s>%s</div>',
			get_block_wrapper_attributes(),
			$asks . $this->undo( $props ) . $island->render() . $slots->templates() . ( [] === $props['basket']['lines'] ? EmptyPage::wayOn( true ) : '' )
		);
	}

	/** @param array<string, mixed> $props */
	private function undo( array $props ): string {
		$key = $_GET[ BasketFormHandler::UNDO ] ?? ''; // phpcs:ignore WordPress.Security -- an address; the form that it fills is checked.
		return is_string( $key ) && 1 === preg_match( '/^[0-9a-f]{32}$/D', $key ) ? $this->view->render( 'undo', [ 'line' => $key ] + $props ) : '';
	}

	/**
	 * @param array<string, mixed> $attributes
	 * @return array<string, mixed>
	 */
	private function props( BasketContents $contents, array $attributes ): array {
		$settings = $this->engine->settings();
		return [
			'basket'      => ( new CrossSells( $this->engine->catalogue() ) )->with( $contents ),
			'notices'     => array_map( $this->notice( ... ), $this->engine->notices()->take() ),
			'formUrl'     => $settings->pageUrl( Page::Basket ),
			'nonce'       => wp_create_nonce( BasketFormHandler::NONCE ),
			'shopUrl'     => $settings->pageUrl( Page::Shop ),
			'checkoutUrl' => $settings->pageUrl( Page::Checkout ),
			'showCoupon'  => (bool) ( $attributes['showCoupon'] ?? true ),
			'showFreeDelivery' => (bool) ( $attributes['showFreeDelivery'] ?? true ),
			'showCrossSells' => (bool) ( $attributes['showCrossSells'] ?? true ),
		];
	}

	/**
	 * Notices may hold links; here they stand as plain sentences, because the page around them offers the same ways on.
	 *
	 * @return array{kind: string, message: string}
	 */
	private function notice( Notice $notice ): array {
		$text = wp_strip_all_tags( (string) preg_replace( '#<a\b[^>]*>.*?</a>#s', '', $notice->message ) );
		return [
			'kind'    => $notice->kind,
			'message' => trim( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ),
		];
	}
}
