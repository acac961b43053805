<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Notice;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Ui\Ui;
use Marketday\Kernel\View;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Search\Contract\SearchHit;

/**
 * Draws a list: on the wishlist's page, and for the dialog that scripts open over any other.
 *
 * @phpstan-import-type ContentsArray from WishlistContents
 * @phpstan-import-type ChoiceArray from WishlistContents
 */
final class WishlistDrawing {
	/** Parameter of the address of one of a user's lists. */
	public const LIST = 'list';

	public function __construct(
		private readonly Engine $engine,
		private readonly Wishlist $wishlist,
		private readonly ListSettings $settings,
		private readonly SharedLists $shared,
		private readonly FeaturePage $page,
		private readonly View $view
	) {}

	/** @param array<string, mixed> $attributes */
	public function block( array $attributes ): string {
		$html = match ( true ) {
			EditorPreview::isShown()        => $this->sample(),
			$this->page->isShown()   => $this->notices() . ( $this->shared->ofAddress() ?? $this->own() ),
			// Another page may be kept by a cache: its script asks for the list.
			default                  => sprintf(
				'<p class="marketday-wishlist__elsewhere"><a href="%s">%s</a></p>',
				esc_url( $this->page->url() ),
				esc_html__( 'View your wishlist', 'marketday' )
			),
		};
		\Marketday\Catalogue\Listing\ProductButtons::enqueue();
		return sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-wishlist' ] ), $html );
	}

	private function own(): string {
		$list = $this->requestedList();
		$html = $this->page( $list->id ?? 0 );
		return ( $this->wishlist->isClosed() ? $html : self::island( $html ) ) . $this->settings->html( $list );
	}

	/** React takes the list over once a shopper turns to it, and reads its state out of the markup (`src/features/wishlist/read-wishlist.ts`). */
	private static function island( string $html ): string {
		return sprintf( '<div data-marketday-island="%s">%s</div>', WishlistFeature::NAME, View::tight( $html ) );
	}

	/**
	 * A list as its page shows it: with the names of all of a user's.
	 *
	 * @param int $list 0 for all of them.
	 */
	public function page( int $list ): string {
		return $this->names( $list ) . $this->table( false, $list );
	}

	/** Null for all of them. */
	private function requestedList(): ?NamedList {
		$id = $_GET[ self::LIST ] ?? ''; // phpcs:ignore WordPress.Security -- compared with the user's own lists.
		foreach ( $this->wishlist->lists() as $list ) {
			if ( (string) $list->id === $id ) {
				return $list;
			}
		}
		return null;
	}

	private function names( int $shown ): string {
		$lists = $this->wishlist->lists();
		return count( $lists ) < 2 ? '' : $this->view->render( 'names', [
			'lists'   => $lists,
			'shown'   => $shown,
			'count'   => count( $this->wishlist->ids() ),
			'pageUrl' => $this->page->url(),
		] );
	}

	/**
	 * @param bool $isOver Over another page, to whose list it links.
	 * @param int  $list   0 for all of them.
	 */
	public function table( bool $isOver, int $list = 0 ): string {
		if ( $this->wishlist->isClosed() ) {
			return $this->view->render( 'log-in', [ 'url' => wp_login_url( $this->page->url() ) ] );
		}
		$rows = $this->wishlist->rows( $list );
		return [] === $rows
			? $this->view->render( 'empty', [ 'shopUrl' => $this->engine->settings()->pageUrl( Page::Shop ) ] )
			: $this->view->render( 'wishlist', [
				'rows'    => $rows,
				'list'    => $list,
				'lists'   => $isOver ? [] : $this->wishlist->lists(),
				'pageUrl' => $this->page->url(),
				'isOver'  => $isOver,
				'nonce'   => wp_create_nonce( WishlistFormHandler::NONCE ),
			] );
	}

	/**
	 * Data of what `page()` or, over another page, `table()` says.
	 *
	 * @param int $list 0 for all of them.
	 * @return ContentsArray
	 */
	public function data( bool $isOver, int $list = 0 ): array {
		$contents = $this->contents();
		$rows     = $this->wishlist->rows( $list );
		$lists    = $isOver ? [] : $this->wishlist->lists();
		$names    = count( $lists ) < 2 ? [] : $contents->names( $lists, $list, count( $this->wishlist->ids() ) );
		return [] === $rows
			? $contents->nothing( $names, $this->engine->settings()->pageUrl( Page::Shop ) )
			: $contents->of( $rows, $list, $names, $lists, $isOver, wp_create_nonce( WishlistFormHandler::NONCE ) );
	}

	/**
	 * Data of a list of these, for front ends that keep the list themselves.
	 *
	 * @param list<int> $ids The last that was added last.
	 * @return ContentsArray
	 */
	public function dataOf( array $ids ): array {
		$rows = $this->wishlist->rowsOfIds( $ids );
		return [] === $rows ? $this->contents()->nothing( [], '' ) : [
			'action'  => '',
			'keys'    => [],
			'pageUrl' => '',
		] + $this->contents()->of( $rows, 0, [], [], true, '' );
	}

	private function contents(): WishlistContents {
		return new WishlistContents( $this->view, $this->page->url() );
	}

	/**
	 * Choice of one of several lists for what was added.
	 *
	 * @param NamedList|null $list Where it is; the one that hearts fill where none was chosen.
	 * @return array{}|array{choose: string|ChoiceArray, list_name: string}
	 */
	public function choice( int $id, ?NamedList $list, bool $isData ): array {
		$lists = $this->wishlist->lists();
		$list  = $list ?? $lists[0] ?? null;
		if ( null === $list || count( $lists ) < 2 ) {
			return [];
		}
		$nonce = wp_create_nonce( WishlistFormHandler::NONCE );
		return [
			'list_name' => $list->name(),
			'choose'    => $isData ? $this->contents()->choice( $id, $lists, $list->id, $nonce ) : $this->view->render( 'choose', [
				'id'      => $id,
				'lists'   => $lists,
				'list'    => $list->id,
				'pageUrl' => $this->page->url(),
				'nonce'   => $nonce,
			] ),
		];
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
			return __( 'Nothing was added to your basket. Choose these products’ options on their pages.', 'marketday' );
		}
		/* translators: %s: number of products. */
		$sentence = sprintf( _n( '%s product moved to your basket.', '%s products moved to your basket.', $moved, 'marketday' ), number_format_i18n( $moved ) );
		return $left > 0
			/* translators: %s: number of products. */
			? $sentence . ' ' . sprintf( _n( '%s is still here: choose its options first, or it’s sold out.', '%s are still here: choose their options first, or they’re sold out.', $left, 'marketday' ), number_format_i18n( $left ) )
			: $sentence;
	}

	/** An editor has a wishlist, too; shoppers' is no business of the canvas. */
	private function sample(): string {
		$some = $this->engine->catalogue()->query( new ProductQuery( perPage: 3 ) )->products;
		return EditorPreview::note( __( 'Sample: shoppers see their own list here.', 'marketday' ) ) . $this->view->render( 'wishlist', [
			'rows'    => array_map( static fn ( Product $product ): WishlistRow => new WishlistRow( $product->id, new SearchHit( $product ) ), $some ),
			'list'    => 0,
			'lists'   => [],
			'pageUrl' => '#',
			'isOver'  => false,
			'nonce'   => '',
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
