<?php

declare( strict_types=1 );

namespace Marketday\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsPage;

/** The newsletter's settings, on the screen 'Settings → Marketday'. */
final class Options {
	private const OPT_IN = 'marketday_newsletter_opt_in';

	public function register(): void {
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	/** Whether an address is subscribed only once its owner has said so by mail. */
	public function asksByMail(): bool {
		return 'single' !== get_option( self::OPT_IN, 'double' );
	}

	private function addFields(): void {
		register_setting( SettingsPage::GROUP, self::OPT_IN, [
			'type'              => 'string',
			'default'           => 'double',
			'sanitize_callback' => static fn ( mixed $value ): string => 'double' === $value ? 'double' : 'single',
		] );
		add_settings_section( 'marketday_newsletter', __( 'Newsletter', 'marketday' ), '__return_null', SettingsPage::SLUG );
		add_settings_field( self::OPT_IN, __( 'Confirmation', 'marketday' ), $this->printOptIn( ... ), SettingsPage::SLUG, 'marketday_newsletter' );
	}

	private function printOptIn(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="double"%s> %s</label><p class="description">%s</p>',
			esc_attr( self::OPT_IN ),
			checked( $this->asksByMail(), true, false ),
			esc_html__( 'Ask by e-mail before an address is subscribed', 'marketday' ),
			esc_html__( 'So nobody can subscribe somebody else, and you can show that the owner of each address agreed.', 'marketday' )
		);
	}
}
