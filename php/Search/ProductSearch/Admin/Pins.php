<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ProductQuery;
use Marketday\Kernel\Admin\RefusalNotice;
use Marketday\Kernel\Http\Request;
use Marketday\Search\Contract\SearchPins;
use RuntimeException;

/** Pinned products on the screen of the search. A product is named by its number, code, address or name. */
final class Pins {
	/** Number of products that are named where a name is of several. */
	private const OFFERED = 5;

	public function __construct( private readonly Catalogue $catalogue ) {}

	/** @return list<array{words: string, id: int, name: string, url: string, isShown: bool}> */
	public function rows(): array {
		$all = SearchPins::all();
		ksort( $all );
		$products = [];
		foreach ( $this->catalogue->products( array_values( array_unique( array_merge( [], ...array_values( $all ) ) ) ) ) as $product ) {
			$products[ $product->id ] = $product;
		}
		$rows = [];
		foreach ( $all as $words => $ids ) {
			foreach ( $ids as $id ) {
				$rows[] = [
					'words'   => (string) $words,
					'id'      => $id,
					'name'    => $products[ $id ]->name ?? ( get_the_title( $id ) ?: "#{$id}" ),
					'url'     => (string) get_edit_post_link( $id, 'raw' ),
					'isShown' => isset( $products[ $id ] ),
				];
			}
		}
		return $rows;
	}

	/** Tells by a notice what is wrong with it. @return bool Whether it is pinned. */
	public function add( Request $request ): bool {
		try {
			$words = $request->text( 'words', '', 500 );
			if ( '' === SearchPins::words( $words ) ) {
				throw new RuntimeException( __( 'Enter a search of at most 60 characters.', 'marketday' ) );
			}
			if ( ! SearchPins::add( $words, $this->findId( $request->text( 'product', '', 2000 ) ) ) ) {
				/* translators: %d: a number */
				throw new RuntimeException( sprintf( __( 'A search can have %d pinned products. Remove one first.', 'marketday' ), SearchPins::MOST ) );
			}
			return true;
		} catch ( RuntimeException $refused ) {
			RefusalNotice::keep( $refused->getMessage() );
			return false;
		}
	}

	private function findId( string $text ): int {
		$number = ltrim( $text, '#' );
		$id     = ctype_digit( $number ) ? (int) $number : url_to_postid( $text );
		$found  = array_values( $id > 0 ? $this->catalogue->products( [ $id ] ) : [] );
		if ( [] === $found && '' !== $text ) {
			$found = $this->catalogue->query( new ProductQuery( perPage: self::OFFERED, sku: $text ) )->products;
			$found = [] === $found ? $this->catalogue->query( new ProductQuery( perPage: self::OFFERED, search: $text ) )->products : $found;
			$exact = array_values( array_filter( $found, static fn ( Product $one ): bool => mb_strtolower( $one->name ) === mb_strtolower( $text ) ) );
			$found = 1 === count( $exact ) ? $exact : $found;
		}
		if ( 1 === count( $found ) ) {
			return $found[0]->id;
		}
		throw new RuntimeException( [] === $found
			? __( 'We can’t find that product. Enter its name, SKU, number or web address.', 'marketday' )
			/* translators: %s: products with their numbers */
			: sprintf( __( 'Several products match. Enter the number of one: %s', 'marketday' ), implode( ', ', array_map( static fn ( Product $one ): string => "#{$one->id} {$one->name}", $found ) ) ) );
	}
}
