<?php

declare( strict_types=1 );

namespace Marketday\Buying\FreeDeliveryBar;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\EditorPreview;
use Marketday\Kernel\Feature;
use Marketday\Kernel\View;

/** The value from which delivery is free, on any page; with a basket, how far it is from that, by the rules of its own delivery zone. */
final class FreeDeliveryBarFeature implements Feature {
	private const BLOCK = 'free-delivery-bar';

	public function __construct(
		private readonly Engine $engine,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->add( self::BLOCK, $this->render( ... ) );
	}

	/**
	 * The same for all visitors: what is in a basket is known to the visitor's page alone.
	 *
	 * @param array<string, mixed> $attributes
	 */
	private function render( array $attributes ): string {
		$from = $this->engine->settings()->homeDelivery()?->freeFrom;
		if ( null === $from ) {
			return EditorPreview::isShown() ? EditorPreview::note( __( 'Your shop has no free delivery in its own country, so nothing is shown.', 'marketday' ) ) : '';
		}
		$text = static fn ( string $name ): string => is_string( $attributes[ $name ] ?? null ) ? trim( $attributes[ $name ] ) : '';
		return ( new View( __DIR__ . '/views' ) )->render( self::BLOCK, [
			'wrapper' => get_block_wrapper_attributes( [ 'class' => 'marketday-free-delivery' ] ),
			/* translators: %s: an amount, such as '£50.00'. */
			'text'    => $from->isZero() ? __( 'Free delivery', 'marketday' ) : sprintf( __( 'Free delivery from %s', 'marketday' ), $from->format() ),
			'missing' => $text( 'missing' ),
			'reached' => $text( 'reached' ),
			'isFree'  => $from->isZero(),
		] );
	}
}
