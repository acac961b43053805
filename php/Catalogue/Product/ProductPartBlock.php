<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Product;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Catalogue;
use Marketday\Engine\Contract\ShownProduct;
use WP_Block;
use WP_Block_Supports;
use WP_HTML_Tag_Processor;

/** Draws the block `marketday/product-part`: one part of the page of a product, as the whole page has it. */
final class ProductPartBlock {
	public function __construct(
		private readonly Catalogue $catalogue,
		private readonly ProductParts $parts
	) {}

	/** @param array<string, mixed> $attributes */
	public function render( array $attributes, ?WP_Block $block = null ): string {
		$name    = $attributes['part'] ?? '';
		$part    = is_string( $name ) ? ProductPart::tryFrom( $name ) : null;
		$product = null === $part ? null : ShownProduct::of( $this->catalogue, $attributes, $block );
		return null === $part || null === $product ? '' : $this->withSupports( $this->parts->html( $part, $product ) );
	}

	/** The part's own element carries the block's classes and styles: around it would stand one that no style sheet of the page knows. */
	private function withSupports( string $html ): string {
		$element = new WP_HTML_Tag_Processor( $html );
		if ( ! $element->next_tag() ) {
			return $html;
		}
		$supports = WP_Block_Supports::get_instance()->apply_block_supports();
		foreach ( array_diff( explode( ' ', $supports['class'] ?? '' ), [ '' ] ) as $class ) {
			$element->add_class( $class );
		}
		foreach ( array_diff_key( $supports, [ 'class' => true ] ) as $name => $value ) {
			if ( is_string( $value ) && '' !== $value ) {
				$element->set_attribute( $name, $value );
			}
		}
		return $element->get_updated_html();
	}
}
