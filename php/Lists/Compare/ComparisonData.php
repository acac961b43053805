<?php

declare( strict_types=1 );

namespace Marketday\Lists\Compare;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Listing\ListedProducts;
use Marketday\Engine\Contract\ImageTag;
use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Text\PlainText;
use Marketday\Search\Contract\SearchHit;

/**
 * Contents of a comparison, from which the view `compare` prints and which answers carry: `ComparisonData` of
 * src/features/compare/comparison-data.ts. Texts are plain, `html` is safe.
 *
 * @phpstan-type Drawn array{html: string}
 * @phpstan-type Offer array{kind: 'add', productId: int, minimum: int, maximum: int|null}|array{kind: 'see', text: string, url: string}
 * @phpstan-type ComparedArray array{
 *     id: int, name: string, url: string, choice: string, picture: Drawn|null, offer: Offer|null
 * }
 * @phpstan-type RowArray array{label: string, isSame: bool, cells: array<int, Drawn>, text: string}
 * @phpstan-type ComparisonArray array{
 *     products: list<ComparedArray>,
 *     rows: list<RowArray>,
 *     places: int,
 *     isShared: bool,
 *     action: string,
 *     keys: list<array{name: string, value: string}>,
 *     link: string,
 *     shopUrl: string
 * }
 * @phpstan-type SuggestedArray array{id: int, name: string, picture: Drawn|null, price: Drawn}
 */
final class ComparisonData {
	/** Least number of the table's columns (docs/PROTOCOL.md#lists-of-products): those without a product offer to choose one. */
	public const COLUMNS = 3;

	/** Sign for what a product has not. */
	private const NOTHING = '<span aria-hidden="true">—</span>';

	/** @return ComparisonArray Of no product. */
	public static function nothing( string $shopUrl ): array {
		return [
			'products' => [],
			'rows'     => [],
			'places'   => 0,
			'isShared' => false,
			'action'   => '',
			'keys'     => [],
			'link'     => '',
			'shopUrl'  => esc_url_raw( $shopUrl ),
		];
	}

	/**
	 * @param array<int, SearchHit|null> $products
	 * @param list<string>                  $hidden   Names of rows that a site leaves out.
	 * @param bool                          $isShared Somebody else's, to look at.
	 * @param string                        $action   Where the form is sent; '' for none.
	 * @param string                        $link     Of the table for others, or of one of others to one's own; '' for none.
	 * @param string                        $nonce    '' on pages that a cache may keep.
	 * @return ComparisonArray
	 */
	public static function of( array $products, array $hidden, bool $isShared, string $action, string $link, string $nonce ): array {
		return [
			'products' => array_map(
				static fn ( int $id, ?SearchHit $found ): array => self::product( $id, $found, $isShared ),
				array_keys( $products ),
				array_values( $products )
			),
			'rows'     => array_map( self::row( ... ), CompareRows::of( $products, $hidden ) ),
			'places'   => $isShared ? 0 : max( 0, self::COLUMNS - count( $products ) ),
			'isShared' => $isShared,
			'action'   => esc_url_raw( $action ),
			'keys'     => '' === $nonce ? [] : [
				[
					'name'  => PageForm::ACTION,
					'value' => CompareFormHandler::ACTION,
				],
				[
					'name'  => PageForm::NONCE,
					'value' => $nonce,
				],
			],
			'link'     => esc_url_raw( $link ),
			'shopUrl'  => '',
		];
	}

	/** @return SuggestedArray Of a product that could join. */
	public static function suggestionOf( Product $product ): array {
		$picture = $product->image();
		return [
			'id'      => $product->id,
			'name'    => PlainText::of( $product->name ),
			'picture' => null === $picture ? null : [ 'html' => ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '56px', 'loading' => 'lazy' ] ) ],
			'price'   => [ 'html' => $product->price()->html ],
		];
	}

	/** @return ComparedArray */
	private static function product( int $id, ?SearchHit $found, bool $isShared ): array {
		$picture = $found?->image();
		return [
			'id'      => $id,
			'name'    => PlainText::of( $found->product->name ?? __( 'No longer available', 'marketday' ) ),
			'url'     => null === $found ? '' : esc_url_raw( $found->url() ),
			'choice'  => null === $found ? '' : PlainText::of( $found->choice() ),
			'picture' => null === $picture ? null : [
				'html' => ImageTag::html( $picture, [ 'alt' => '', 'sizes' => '200px', 'loading' => 'lazy', 'draggable' => 'false' ] ),
			],
			'offer'   => null === $found ? null : self::offer( $found, $isShared ),
		];
	}

	/** @return Offer */
	private static function offer( SearchHit $found, bool $isShared ): array {
		$product = $found->product;
		return ! $isShared && ListedProducts::isAddable( $found ) ? [
			'kind'      => 'add',
			'productId' => $found->variation->id ?? $product->id,
			'minimum'   => $product->limits->minimum,
			'maximum'   => $product->limits->maximum,
		] : [
			'kind' => 'see',
			'text' => PlainText::of( $product->stock->isBuyable() && ! $isShared ? $product->addToBasket->text : __( 'View product', 'marketday' ) ),
			'url'  => esc_url_raw( $found->url() ),
		];
	}

	/** @return RowArray */
	private static function row( CompareRow $row ): array {
		$label = PlainText::of( $row->label );
		$cells = array_map( static fn ( string $cell ): array => [ 'html' => '' === $cell ? self::NOTHING : $cell ], $row->cells );
		return [
			'label'  => $label,
			'isSame' => $row->isSame(),
			'cells'  => $cells,
			'text'   => $label . PlainText::of( wp_strip_all_tags( implode( '', array_column( $cells, 'html' ) ) ) ),
		];
	}
}
