<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductGrid;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Deal;
use Marketday\Engine\Contract\DealTag;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchHit;

/** Draws products as cards: the one template for pages and fragments. */
final class ProductCards {
	public function __construct( private readonly View $view ) {}

	/**
	 * @param list<SearchHit> $products
	 * @param int                $eager    How many pictures are on the first screen and load at once, the first of them first.
	 * @return string `<li>` elements.
	 */
	public function render( array $products, CardOptions $options, int $eager = 0 ): string {
		/**
		 * Cards are about to be drawn: what fills their slots can read at once what it needs of all of them.
		 *
		 * @param list<int> $ids Of the products.
		 */
		do_action( 'marketday_cards_begin', array_map( static fn ( SearchHit $found ): int => $found->product->id, $products ) );
		$html = '';
		foreach ( $products as $place => $found ) {
			$html .= $this->view->render(
				'card',
				[
					'found'      => $found,
					'options'    => $options,
					'attributes' => $this->pictureAttributes( $options, $place, $eager ),
					'deal'       => $options->parts->deal ? DealTag::html( Deal::of( $found->price() ) ) : '',
				]
			);
		}
		// Line breaks that lay out the template's tags, once for each card.
		return (string) preg_replace( '/\s*\n\t+/', ' ', $html );
	}

	/** @return array<string, string> */
	private function pictureAttributes( CardOptions $options, int $place, int $eager ): array {
		// The link beside the picture says the product's name, so the picture is silent.
		$common = [
			'alt'   => '',
			'sizes' => $options->sizes(),
		];
		if ( $place >= $eager ) {
			return [
				'loading' => 'lazy',
				'sizes'   => 'auto, ' . $options->sizes(),
			] + $common;
		}
		return 0 === $place ? $common + [ 'fetchpriority' => 'high' ] : $common;
	}
}
