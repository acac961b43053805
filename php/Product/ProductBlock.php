<?php

declare( strict_types=1 );

namespace Marketday\Product;

use Marketday\Kernel\View;
use Marketday\Store\Engine;
use Marketday\Store\Product;
use Marketday\Store\ShownProduct;
use WP_Block;

/** Draws the block `marketday/product`: the page of one product. */
final class ProductBlock {
	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly Reviews $reviews,
		private readonly RelatedProducts $related
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		if ( null === $product ) {
			return '';
		}
		$shows   = static fn ( string $part ): bool => false !== ( $attributes[ $part ] ?? true );
		$isPage  = is_singular( 'product' ) && get_queried_object_id() === $product->id;
		$trail   = ( new Breadcrumbs( $this->engine->settings() ) )->of( $product );
		$details = new Details( $product, $this->reviews->of( $product->id ), $this->opensReviews() );
		return ShownProduct::note( $this->engine->catalogue(), $attributes, $block ) . $this->view->render(
			'product',
			[
				'wrapper'     => get_block_wrapper_attributes( [ 'class' => 'marketday-product' ] ),
				'product'     => $product,
				'heading'     => $isPage ? 'h1' : 'h2',
				'shows'       => $shows,
				'breadcrumbs' => $shows( 'showBreadcrumbs' ) ? $this->view->render( 'breadcrumbs', [ 'trail' => $trail ] ) : '',
				'gallery'     => $shows( 'showGallery' ) ? $this->view->render( 'gallery', [ 'product' => $product ] ) : '',
				'form'        => $shows( 'showForm' ) ? $this->form( $product ) : '',
				'details'     => $shows( 'showDetails' ) ? $this->view->render( 'details', [ 'details' => $details ] ) : '',
				'related'     => $shows( 'showRelated' ) ? $this->related( $product ) : '',
				'schema'      => $isPage ? ( new StructuredData() )->render( $product, $trail ) : '',
			]
		);
	}

	/** A page of comments was asked for, or a review was sent that waits. */
	private function opensReviews(): bool {
		return (int) get_query_var( 'cpage' ) > 0 || isset( $_GET['unapproved'] ); // phpcs:ignore WordPress.Security.NonceVerification -- chooses what to show.
	}

	private function form( Product $product ): string {
		return do_blocks( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $product->id ) );
	}

	private function related( Product $product ): string {
		$html = '';
		foreach ( $this->related->shelvesOf( $product ) as $title => $ids ) {
			$html .= $this->view->render(
				'related',
				[
					'title' => $title,
					'grid'  => do_blocks( '<!-- wp:marketday/product-grid ' . wp_json_encode( $this->shelf( $ids ) ) . ' /-->' ),
				]
			);
		}
		return $html;
	}

	/**
	 * @param list<int> $ids
	 * @return array<string, mixed>
	 */
	private function shelf( array $ids ): array {
		return [
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
