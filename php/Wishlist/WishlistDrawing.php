<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Canvas;
use Marketday\Kernel\OwnPage;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Store\Discovery\FoundProduct;
use Marketday\Store\Engine;
use Marketday\Store\Notice;
use Marketday\Store\Page;
use Marketday\Store\ProductQuery;

/** Draws the list: on its page, and for the dialog that scripts open over any other. */
final class WishlistDrawing {
	/** Of the address that shows a list to others. */
	private const SHARED = 'shared-list';

	public function __construct(
		private readonly Engine $engine,
		private readonly Wishlist $wishlist,
		private readonly WishlistShare $share,
		private readonly OwnPage $page,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function block( array $attributes ): string {
		$html = match ( true ) {
			Canvas::isShown()        => $this->sample(),
			$this->page->isShown()   => $this->notices() . $this->ofAddress(),
			// Another page may be kept by a cache: its script asks for the list.
			default                  => sprintf( '<p class="marketday-wishlist__elsewhere"><a href="%s">%s</a></p>', esc_url( $this->page->url() ), esc_html__( 'See your wishlist', 'marketday' ) ),
		};
		\Marketday\Listing\ProductButtons::enqueue();
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-wishlist' ] ), $html );
	}

	/** The list that an address shares, or the visitor's own with the ways to share it. */
	private function ofAddress(): string {
		$token = $_GET[ self::SHARED ] ?? null; // phpcs:ignore WordPress.Security -- compared with what is stored.
		if ( null === $token ) {
			return $this->table( false ) . $this->shareForm();
		}
		$owner = is_string( $token ) ? $this->share->userOf( $token ) : 0;
		if ( 0 === $owner ) {
			return sprintf( '<p>%s <a href="%s">%s</a></p>', esc_html__( 'This list is not shared (any more).', 'marketday' ), esc_url( $this->page->url() ), esc_html__( 'See your wishlist', 'marketday' ) );
		}
		wp_enqueue_style( 'marketday-listing' );
		wp_enqueue_script( 'marketday-listing' );
		return $this->view->render( 'shared', [ 'cards' => (string) apply_filters( 'marketday_product_cards', '', $this->wishlist->productsOf( $owner ), [ 'columns' => 3 ] ) ] );
	}

	private function shareForm(): string {
		if ( $this->wishlist->isClosed() || [] === $this->wishlist->ids() ) {
			return '';
		}
		$token = is_user_logged_in() ? $this->share->tokenOf( get_current_user_id() ) : '';
		return $this->view->render( 'share', [
			'url'      => '' === $token ? '' : add_query_arg( self::SHARED, $token, $this->page->url() ),
			'logInUrl' => is_user_logged_in() ? '' : wp_login_url( $this->page->url() ),
			'pageUrl'  => $this->page->url(),
			'nonce'    => wp_create_nonce( WishlistForms::NONCE ),
		] );
	}

	/** @param bool $isOver Over another page, to whose list it links. */
	public function table( bool $isOver ): string {
		if ( $this->wishlist->isClosed() ) {
			return $this->view->render( 'log-in', [ 'url' => wp_login_url( $this->page->url() ) ] );
		}
		$products = $this->wishlist->products();
		return [] === $products
			? $this->view->render( 'empty', [ 'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ) ] )
			: $this->view->render( 'wishlist', [
				'products' => $products,
				'pageUrl'  => $this->page->url(),
				'isOver'   => $isOver,
				'nonce'    => wp_create_nonce( WishlistForms::NONCE ),
			] );
	}

	/** @return array<string, mixed> What the page's basket learns, where something was put into it. */
	public function basket( int $moved ): array {
		return 0 === $moved ? [] : [
			'fragments' => $this->engine->basket()->fragments(),
			'cart_hash' => $this->engine->basket()->hash(),
		];
	}

	public static function movedSentence( int $moved, int $left ): string {
		if ( 0 === $moved ) {
			return __( 'Nothing was added to your basket: please choose the options of these products on their pages.', 'marketday' );
		}
		/* translators: %s: number of products. */
		$sentence = sprintf( _n( '%s product was moved to your basket.', '%s products were moved to your basket.', $moved, 'marketday' ), number_format_i18n( $moved ) );
		return $left > 0
			/* translators: %s: number of products. */
			? $sentence . ' ' . sprintf( _n( '%s stays here: it needs a choice, or is out of stock.', '%s stay here: they need a choice, or are out of stock.', $left, 'marketday' ), number_format_i18n( $left ) )
			: $sentence;
	}

	/** An editor has a wishlist, too; shoppers' is no business of the canvas. */
	private function sample(): string {
		$some = $this->engine->catalogue()->query( new ProductQuery( perPage: 3 ) )->products;
		$ids  = array_map( static fn ( \Marketday\Store\Product $product ): int => $product->id, $some );
		return Canvas::note( __( 'Sample: shoppers see their own list in its place.', 'marketday' ) ) . $this->view->render( 'wishlist', [
			'products' => array_combine( $ids, array_map( static fn ( \Marketday\Store\Product $product ): FoundProduct => new FoundProduct( $product ), $some ) ),
			'pageUrl'  => '#',
			'isOver'   => false,
			'nonce'    => '',
		] );
	}

	private function notices(): string {
		return Ui::draw( 'notice-list', [
			'notices' => array_map( static fn ( Notice $notice ): array => [
				'kind'    => $notice->kind,
				'message' => html_entity_decode( wp_strip_all_tags( $notice->message ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			], $this->engine->notices()->take() ),
		] );
	}
}
