<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Admin;

defined( 'ABSPATH' ) || exit;

/** Says on the screen that follows what was refused of a form, and that nothing of it was kept: WordPress answers a save with a redirect. */
final class RefusalNotice {
	private const KEPT = 'marketday_refusal_';

	public static function register(): void {
		add_action( 'admin_notices', [ self::class, 'print' ] );
	}

	/** @param string $sentence Plain text, for the user who is logged in. */
	public static function keep( string $sentence ): void {
		set_transient( self::KEPT . get_current_user_id(), $sentence, MINUTE_IN_SECONDS );
	}

	/** Prints once, whoever asks first. */
	public static function print(): void {
		$key      = self::KEPT . get_current_user_id();
		$sentence = get_transient( $key );
		if ( is_string( $sentence ) && '' !== $sentence ) {
			delete_transient( $key );
			wp_admin_notice( esc_html( $sentence ), [ 'type' => 'error' ] );
		}
	}
}
