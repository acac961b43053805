<?php
/**
 * A consent tool that speaks the WP Consent API, for visitors with its cookie alone: `asked`, `deny` or `allow` is what they have said.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

if ( in_array( $_COOKIE['consent-tool'] ?? '', [ 'asked', 'deny', 'allow' ], true ) ) {
	class WP_CONSENT_API {}

	function wp_has_consent( string $category ): bool {
		return 'functional' === $category || 'allow' === sanitize_key( $_COOKIE['consent-tool'] ?? '' );
	}

	add_action(
		'wp_head',
		static function (): void {
			wp_print_inline_script_tag(
				'window.wp_has_consent=c=>"functional"===c||document.cookie.includes("consent-tool=allow");
				window.sayToConsentTool=w=>{document.cookie=`consent-tool=${w};path=/`;const detail={marketing:w,statistics:w,preferences:w};
				document.dispatchEvent(new CustomEvent("wp_listen_for_consent_change",{detail}))}'
			);
		},
		1
	);
}
