<?php
/**
 * A plugin that asks for a gift note in the checkout and shows it with the order, where a visitor has its cookie. `slots.spec.ts` copies it
 * into the site's mu-plugins.
 *
 * @package Marketday
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

add_action(
	'marketday_checkout_fields',
	static function (): void {
		if ( isset( $_COOKIE['gift-notes'] ) ) {
			echo '<p class="marketday-field"><label class="marketday-field__label" for="gift-note">Gift note</label>'
				. '<input class="marketday-field__control" id="gift-note" name="extensions[gift-notes][note]"></p>';
		}
	}
);
add_action(
	'marketday_mini_basket_foot',
	static function (): void {
		echo '<p>Gift notes are free.</p>';
	}
);
add_action(
	'marketday_checkout_extensions',
	static function ( array $extensions, int $order ): void {
		$note = $extensions['gift-notes']['note'] ?? null;
		if ( is_string( $note ) ) {
			update_option( "gift_note_{$order}", sanitize_text_field( $note ), false );
		}
	},
	10,
	2
);
add_action(
	'marketday_after_order_confirmation',
	static function ( object $order ): void {
		printf( '<p>Gift note: %s</p>', esc_html( (string) get_option( "gift_note_{$order->id}", 'none' ) ) );
	}
);
