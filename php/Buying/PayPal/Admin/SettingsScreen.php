<?php

declare( strict_types=1 );

namespace Marketday\Buying\PayPal\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Blocks;
use Marketday\Kernel\DrawingSetup;

/** PayPal's own screen, reached from 'Marketday → Settings': drawn by the script of blocks/paypal-settings. */
final class SettingsScreen {
	public const SLUG = 'marketday-paypal';

	private const PART = 'paypal-settings';

	public function __construct(
		private readonly SettingsEndpoint $calls,
		private readonly Blocks $blocks
	) {}

	public function register(): void {
		$this->blocks->addPart( self::PART, [ 'wp-components', 'marketday-paypal-buttons' ] );
		add_action( 'admin_menu', $this->addScreen( ... ) );
		add_action( 'admin_init', $this->addLink( ... ) );
	}

	public static function address(): string {
		return OwnMenu::address( self::SLUG );
	}

	private function addScreen(): void {
		$hook = OwnMenu::add( __( 'PayPal', 'marketday' ), 'manage_options', self::SLUG, $this->print( ... ), 50 );
		if ( '' !== $hook ) {
			add_action( "load-{$hook}", static function (): void {
				add_action( 'admin_enqueue_scripts', static function (): void {
					DrawingSetup::registerAssets();
					wp_enqueue_script( 'marketday-' . self::PART );
					wp_enqueue_style( 'marketday-' . self::PART );
				} );
			} );
		}
	}

	private function addLink(): void {
		add_settings_section( 'marketday_paypal', __( 'PayPal', 'marketday' ), static function (): void {
			printf( '<p><a href="%s">%s</a></p>', esc_url( self::address() ), esc_html__( 'Connect PayPal and choose where its buttons appear', 'marketday' ) );
		}, SettingsTab::Payments->page() );
	}

	private function print(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="marketday-paypal-settings"><noscript><p>%s</p></noscript></div><script type="application/json" id="marketday-paypal-state">%s</script></div>',
			esc_html__( 'PayPal', 'marketday' ),
			esc_html__( 'This screen needs JavaScript.', 'marketday' ),
			wp_json_encode( $this->calls->state(), JSON_HEX_TAG | JSON_HEX_AMP ) // phpcs:ignore WordPress.Security.EscapeOutput -- JSON without signs of HTML.
		);
	}
}
