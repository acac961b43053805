<?php

declare( strict_types=1 );

namespace Marketday\Marketing\StorefrontEvents;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\Feature;

/**
 * Events and actions for other people's scripts (docs/PROTOCOL.md#events-for-other-scripts): a script that names the handle
 * `marketday-storefront-events` among its dependencies brings them; pages without one are as light as before.
 */
final class StorefrontEventsFeature implements Feature {
	private const PART = 'storefront-events';

	public function __construct( private readonly Blocks $blocks ) {}

	public function register(): void {
		$this->blocks->addPart( self::PART );
		add_action( 'wp_enqueue_scripts', $this->addScript( ... ) );
		add_action( 'wp_enqueue_scripts', $this->addForOthers( ... ), PHP_INT_MAX );
		add_action( 'wp_footer', $this->addForOthers( ... ), 1 );
	}

	/** Registers ours where a script of others names it: a page without our blocks has not. */
	private function addForOthers(): void {
		$scripts = wp_scripts();
		foreach ( $scripts->queue as $handle ) {
			if ( isset( $scripts->registered[ $handle ] ) && in_array( 'marketday-' . self::PART, $scripts->registered[ $handle ]->deps, true ) ) {
				DrawingSetup::registerAssets();
				return;
			}
		}
	}

	private function addScript(): void {
		/**
		 * Tells whether every page tells its scripts what shoppers do, for scripts that WordPress does not know of, as those of a tag manager.
		 *
		 * @param bool $isOn
		 */
		if ( true === apply_filters( 'marketday_storefront_events', false ) ) {
			DrawingSetup::registerAssets();
			wp_enqueue_script( 'marketday-' . self::PART );
		}
	}
}
