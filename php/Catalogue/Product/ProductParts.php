<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Deal;
use Marketday\Engine\Contract\DealTag;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\View;

/** Draws the parts of a product's page, for the whole of it and for a page that an editor composes. */
final class ProductParts {
	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly Reviews $reviews,
		private readonly RelatedProducts $related
	) {}

	public function html( ProductPart $part, Product $product ): string {
		return match ( $part ) {
			ProductPart::Breadcrumbs => $this->view->render( 'breadcrumbs', [ 'trail' => $this->trail( $product ) ] ),
			ProductPart::Title       => $this->view->render(
				'title',
				[
					'product' => $product,
					'heading' => ShownProduct::isPageOf( $product ) ? 'h1' : 'h2',
				]
			),
			ProductPart::Gallery     => self::block( 'product-gallery', $product ),
			ProductPart::Details     => self::block( 'product-tabs', $product ),
			ProductPart::Related     => $this->relatedLists( $product ),
			ProductPart::Deal        => DealTag::html( Deal::of( $product->price() ) ),
			ProductPart::Specification => $this->specification( $product ),
			// `rating` is the field of the review form.
			ProductPart::Rating      => $this->view->render( 'average', [ 'product' => $product ] ),
			ProductPart::Stock       => $this->view->render(
				'stock',
				[
					'product'  => $product,
					'delivery' => $product->details()->shipment->isNeeded && $product->stock->isBuyable() ? $this->engine->settings()->homeDelivery() : null,
				]
			),
			default                  => $this->view->render( $part->value, [ 'product' => $product ] ),
		};
	}

	/** Specification of a product as a table; '' where nothing is known. */
	private function specification( Product $product ): string {
		$details = new Details( $product, new ReviewPage() );
		return [] === $details->facts() ? '' : $this->view->render( 'attributes', [ 'details' => $details ] );
	}

	private static function block( string $name, Product $product ): string {
		return do_blocks( sprintf( '<!-- wp:marketday/%s {"productId":%d} /-->', $name, $product->id ) );
	}

	/** Pages may show several products: those of the page's own tabs are the ids that addresses name. */
	public function tabs( Product $product ): string {
		$choice  = ReviewChoice::read( wp_unslash( $_GET ) ); // phpcs:ignore WordPress.Security.NonceVerification -- chooses what to show.
		$details = new Details( $product, $this->reviews->of( $product->id, $choice ), ! $choice->isUsual() || $this->opensReviews() );
		$tabs    = ( new ProductTabs( $this->view ) )->of( $details );
		$open    = $details->openSection();
		return $this->view->render(
			'tabs',
			[
				'tabs'    => $tabs,
				// Others may have the only ones.
				'open'    => '' === $open ? $tabs[0]->key ?? '' : $open,
				'prefix'  => ShownProduct::isPageOf( $product ) ? 'tab-' : "tab-{$product->id}-",
				'heading' => ShownProduct::isPageOf( $product ) ? 'h2' : 'h3',
			]
		);
	}

	/** @return list<array{name: string, url: string}> */
	public function trail( Product $product ): array {
		return ( new Breadcrumbs( $this->engine->settings() ) )->of( $product );
	}

	/** A page of comments was asked for, or a review was sent that waits. */
	private function opensReviews(): bool {
		return (int) get_query_var( 'cpage' ) > 0 || isset( $_GET['unapproved'] ); // phpcs:ignore WordPress.Security.NonceVerification -- chooses what to show.
	}

	private function relatedLists( Product $product ): string {
		$html = '';
		foreach ( $this->related->listsOf( $product ) as $title => $ids ) {
			$grid  = do_blocks( '<!-- wp:marketday/product-grid ' . wp_json_encode( $this->rows( $title, $ids ) ) . ' /-->' );
			$html .= $this->view->render( 'related', [ 'grid' => $grid ] );
		}
		return $html;
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, mixed>
	 */
	private function rows( string $title, array $ids ): array {
		return [
			'title'          => $title,
			'query'          => [
				'kind' => 'handPicked',
				'ids'  => $ids,
			],
			'perPage'        => count( $ids ),
			'followsFilter'  => false,
			'headingLevel'   => 3,
			'showPagination' => false,
		];
	}
}
