<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\ProductBadges;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Product;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\Clock;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Slot;

/** Badges on cards by rules that hold: new since its day, and picked by the shop's people. That something is on sale is said by the card itself. */
#[LoadsIf( 'option:' . BadgeRules::NEW_DAYS . '|option:' . BadgeRules::PICKS, 'wp_enqueue_scripts' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class ProductBadgesFeature implements Feature {
	private const STYLE = 'marketday-product-badges';

	private readonly BadgeRules $rules;

	public function __construct(
		private readonly Blocks $blocks,
		private readonly Clock $clock
	) {
		$this->rules = new BadgeRules();
	}

	public function register(): void {
		$this->rules->register();
		$this->blocks->addPart( 'product-badges', [ 'marketday-tokens' ] );
		// In the head: a sheet that came later would move what is on the card.
		add_action( 'wp_enqueue_scripts', function (): void {
			if ( $this->rules->isAny() ) {
				DrawingSetup::registerAssets();
				wp_enqueue_style( self::STYLE );
			}
		} );
		add_action( 'marketday_cards_begin', $this->rules->prime( ... ) );
		Slot::CardBadges->fill( $this->print( ... ) );
	}

	private function print( Product $product ): void {
		$badges = $this->rules->of( $product->id, $this->clock->now() );
		if ( [] !== $badges ) {
			printf( '<span class="marketday-badges">%s</span>', implode( ' ', array_map( static fn ( string $kind, string $word ): string => sprintf( '<span class="marketday-badge is-%s">%s</span>', esc_attr( $kind ), esc_html( $word ) ), array_keys( $badges ), $badges ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
		}
	}
}
