<?php

declare( strict_types=1 );

namespace Marketday\Engine\Embedded\Ajax;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use Marketday\Engine\Embedded\Catalogue\PlainText;

/** '“Enamel mug” has been added to your basket.' with a link to it. */
final class AddedMessage {
	public function __construct( private readonly Settings $settings ) {}

	/** @param array<int, int> $added Quantity by product id. @return string Safe inline HTML. */
	public function html( array $added, bool $withLink = true ): string {
		$names = [];
		foreach ( $added as $id => $quantity ) {
			$parent  = 'product_variation' === get_post_type( $id ) ? (int) wp_get_post_parent_id( $id ) : $id;
			$name    = '“' . PlainText::of( get_the_title( $parent ) ) . '”';
			$names[] = $quantity > 1 ? "{$quantity} × {$name}" : $name;
		}
		$count = (int) array_sum( $added );
		/* translators: %s: names of products */
		$text = sprintf( _n( '%s has been added to your basket.', '%s have been added to your basket.', $count, 'marketday' ), implode( ', ', $names ) );
		$link = sprintf(
			' <a href="%s" class="button wc-forward">%s</a>',
			esc_url( $this->settings->pageUrl( Page::Basket ) ),
			esc_html__( 'View basket', 'marketday' )
		);
		return esc_html( $text ) . ( $withLink ? $link : '' );
	}
}
