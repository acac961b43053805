<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Catalogue\Product\StructuredData\StructuredData;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Product;
use Marketday\Engine\Contract\ShownProduct;
use Marketday\Kernel\View;
use WP_Block;

/** Draws the block `marketday/product`: the page of one product, of the parts an editor has put into it or of all. */
final class ProductBlock {
	/** Parts by the setting that shows them. */
	private const SETTINGS = [
		'showBreadcrumbs' => ProductPart::Breadcrumbs,
		'showGallery'     => ProductPart::Gallery,
		'showTitle'       => ProductPart::Title,
		'showDetails'     => ProductPart::Details,
		'showRelated'     => ProductPart::Related,
	];

	public function __construct(
		private readonly Engine $engine,
		private readonly View $view,
		private readonly ProductParts $parts,
		private readonly StructuredData $structuredData
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, string $content = '', ?WP_Block $block = null ): string {
		$product = ShownProduct::of( $this->engine->catalogue(), $attributes, $block );
		if ( null === $product ) {
			return $this->isLocked( $attributes )
				? sprintf( '<div %s>%s</div>', get_block_wrapper_attributes( [ 'class' => 'marketday-product' ] ), get_the_password_form( get_queried_object_id() ) )
				: '';
		}
		if ( ShownProduct::isPageOf( $product ) ) {
			$this->structuredData->announce( $product );
		}
		$isComposed = [] !== ( $block->parsed_block['innerBlocks'] ?? [] );
		return ShownProduct::note( $this->engine->catalogue(), $attributes, $block ) . sprintf(
			'<div %s data-marketday-product="%d">%s</div>',
			get_block_wrapper_attributes( [ 'class' => 'marketday-product' ] ),
			$product->id,
			$isComposed ? $content : $this->all( $product, $attributes )
		);
	}

	/**
	 * The page of a product with a password asks for it.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function isLocked( array $attributes ): bool {
		return 0 === ( $attributes['productId'] ?? 0 ) && is_singular( 'product' ) && post_password_required( get_queried_object_id() );
	}

	/** @param array<string, mixed> $attributes */
	private function all( Product $product, array $attributes ): string {
		$hidden = array_filter( self::SETTINGS, static fn ( string $setting ): bool => false === ( $attributes[ $setting ] ?? true ), ARRAY_FILTER_USE_KEY );
		return $this->view->render(
			'product',
			[
				'part' => fn ( ProductPart $part ): string => in_array( $part, $hidden, true ) ? '' : $this->parts->html( $part, $product ),
				'form' => false === ( $attributes['showForm'] ?? true )
					? ''
					: do_blocks( sprintf( '<!-- wp:marketday/add-to-basket {"productId":%d} /-->', $product->id ) ),
			]
		);
	}
}
