<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\ImageTag;
use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Text\PlainText;
use Marketday\Kernel\View;
use Marketday\Lists\Wishlist\Lists\NamedList;
use Marketday\Search\Contract\SearchHit;

/**
 * Contents of a list, as answers carry them in the place of the views' markup: `WishlistContents` and `ListChoiceData` of
 * src/features/wishlist/wishlist-contents.ts. Texts are plain, `html` is safe. Fixtures hold it equal to the views.
 *
 * @phpstan-type Drawn array{html: string}
 * @phpstan-type Key array{name: string, value: string}
 * @phpstan-type Offer array{kind: 'add', productId: int, quantity: int}|array{kind: 'see', text: string, url: string}
 * @phpstan-type WishedArray array{id: int, name: string, picture: Drawn|null, about: Drawn, offer: Offer|null, fields: Drawn|null}
 * @phpstan-type ListArray array{name: string, url: string, count: string, isShown: bool}
 * @phpstan-type ContentsArray array{
 *     lists: list<ListArray>, products: list<WishedArray>, action: string, keys: list<Key>, pageUrl: string, shopUrl: string
 * }
 * @phpstan-type ChoiceArray array{
 *     productId: int, lists: list<array{id: string, name: string, isOn: bool}>, action: string, keys: list<Key>, pageUrl: string
 * }
 */
final class WishlistContents {
	public function __construct(
		private readonly View $view,
		private readonly string $pageUrl
	) {}

	/**
	 * @param list<ListArray> $lists
	 * @return ContentsArray Of a list with nothing on it.
	 */
	public function nothing( array $lists, string $shopUrl ): array {
		return [
			'lists'    => $lists,
			'products' => [],
			'action'   => '',
			'keys'     => [],
			'pageUrl'  => '',
			'shopUrl'  => esc_url_raw( $shopUrl ),
		];
	}

	/**
	 * @param non-empty-list<WishlistRow> $rows
	 * @param int                     $list  0 for all of them.
	 * @param list<ListArray>         $names
	 * @param list<NamedList>         $lists To move to; none over another page.
	 * @param bool                    $isOver Over another page, to whose list it links.
	 * @param string                  $nonce '' where there is no form.
	 * @return ContentsArray
	 */
	public function of( array $rows, int $list, array $names, array $lists, bool $isOver, string $nonce ): array {
		$isEditable = ! $isOver && ( 0 !== $list || count( $lists ) < 2 );
		return [
			'lists'    => $names,
			'products' => array_map( fn ( WishlistRow $row ): array => $this->product( $row, $isEditable ? $lists : null, $list ), $rows ),
			'action'   => esc_url_raw( $this->pageUrl ),
			'keys'     => self::keys( $nonce, $list ),
			'pageUrl'  => $isOver ? esc_url_raw( $this->pageUrl ) : '',
			'shopUrl'  => '',
		];
	}

	/**
	 * @param list<NamedList> $lists
	 * @param int             $shown 0 for all of them.
	 * @param int             $count Of products on any list.
	 * @return list<ListArray>
	 */
	public function names( array $lists, int $shown, int $count ): array {
		return [
			[
				'name'    => __( 'All lists', 'marketday' ),
				'url'     => esc_url_raw( $this->pageUrl ),
				'count'   => PlainText::number( $count ),
				'isShown' => 0 === $shown,
			],
			...array_map( fn ( NamedList $one ): array => [
				'name'    => PlainText::of( $one->name() ),
				'url'     => esc_url_raw( add_query_arg( WishlistDrawing::LIST, $one->id, $this->pageUrl ) ),
				'count'   => PlainText::number( $one->count ),
				'isShown' => $one->id === $shown,
			], $lists ),
		];
	}

	/**
	 * @param list<NamedList> $lists
	 * @param int             $list  The one it is on.
	 * @return ChoiceArray Which of several lists a product goes to.
	 */
	public function choice( int $id, array $lists, int $list, string $nonce ): array {
		return [
			'productId' => $id,
			'lists'     => array_map( static fn ( NamedList $one ): array => [
				'id'   => (string) $one->id,
				'name' => PlainText::of( $one->name() ),
				'isOn' => $one->id === $list,
			], $lists ),
			'action'    => esc_url_raw( $this->pageUrl ),
			'keys'      => [
				...self::keys( $nonce, $list ),
				[
					'name'  => 'product',
					'value' => (string) $id,
				],
			],
			'pageUrl'   => esc_url_raw( $this->pageUrl ),
		];
	}

	/**
	 * @param list<NamedList>|null $lists To move to; null where nothing of it is changed.
	 * @return WishedArray
	 */
	private function product( WishlistRow $row, ?array $lists, int $list ): array {
		$picture = $row->found?->image();
		return [
			'id'      => $row->id,
			'name'    => PlainText::of( $row->name() ),
			'picture' => null === $picture ? null : [ 'html' => ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '96px', 'loading' => 'lazy' ] ) ],
			'about'   => [ 'html' => View::tight( $this->view->render( 'what', [ 'row' => $row ] ) ) ],
			'offer'   => null === $row->found ? null : self::offer( $row, $row->found ),
			'fields'  => null === $row->item || null === $lists ? null : [
				'html' => View::tight( $this->view->render( 'edit-fields', [
					'row'   => $row,
					'list'  => $list,
					'lists' => $lists,
				] ) ),
			],
		];
	}

	/** @return Offer|null */
	private static function offer( WishlistRow $row, SearchHit $found ): ?array {
		if ( ListedProducts::isAddable( $found ) ) {
			return [
				'kind'      => 'add',
				'productId' => $found->variation->id ?? $found->product->id,
				'quantity'  => $row->quantity(),
			];
		}
		return $found->product->stock->isBuyable() ? [
			'kind' => 'see',
			'text' => PlainText::of( $found->product->addToBasket->text ),
			'url'  => esc_url_raw( $found->url() ),
		] : null;
	}

	/** @return list<Key> */
	private static function keys( string $nonce, int $list ): array {
		return [
			[
				'name'  => PageForm::ACTION,
				'value' => WishlistFormHandler::ACTION,
			],
			[
				'name'  => PageForm::NONCE,
				'value' => $nonce,
			],
			[
				'name'  => 'list',
				'value' => (string) $list,
			],
		];
	}
}
