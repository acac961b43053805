<?php

declare( strict_types=1 );

namespace Marketday\Site\Patterns;

defined( 'ABSPATH' ) || exit;

/** A paragraph that says what delivery costs, by the rates that hold when it is read: a sentence that was written down would go on promising old ones. */
final class DeliveryLine {
	private const SOURCE = 'marketday/delivery';

	public static function register(): void {
		if ( null !== get_block_bindings_source( self::SOURCE ) ) {
			return;
		}
		register_block_bindings_source( self::SOURCE, [
			'label'              => __( 'Delivery costs', 'marketday' ),
			'get_value_callback' => static fn (): string => esc_html( (string) ShopFacts::current()?->delivery() ),
		] );
	}

	public static function paragraph( string $sentence ): string {
		return Markup::block(
			'paragraph',
			[ 'metadata' => [ 'bindings' => [ 'content' => [ 'source' => self::SOURCE ] ] ] ],
			'<p>' . esc_html( $sentence ) . '</p>'
		);
	}
}
