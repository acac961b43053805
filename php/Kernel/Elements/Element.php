<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Elements;

defined( 'ABSPATH' ) || exit;

/**
 * Description of a block for page builders: `elements/product-grid.php` of the block's room in `php/` answers one. Only blocks that draw themselves have
 * it; a builder has places of its own for what a site puts into one. What has no control stays as the block has it.
 */
final class Element {
	/**
	 * @param string                 $icon     Of Elementor's: `eicon-products`.
	 * @param array<string, Control> $controls By attribute, in the order in which they are asked for.
	 */
	public function __construct(
		public readonly string $icon,
		public readonly array $controls = []
	) {}
}
