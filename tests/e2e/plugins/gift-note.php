<?php
/**
 * A plugin that asks for a gift note in the checkout and shows it with the order, where a visitor has its cookie.
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
		if ( isset( $_COOKIE['gift-notes'] ) ) {
			echo '<p>Gift notes are free.</p>';
		}
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
// Its scripts hear what shoppers do.
add_filter( 'marketday_storefront_events', static fn (): bool => isset( $_COOKIE['gift-notes'] ) );
add_filter(
	'marketday_order_details',
	static function ( array $details, int $order ): array {
		$note = (string) get_option( "gift_note_{$order}", '' );
		return '' === $note ? $details : [ ...$details, [ 'name' => 'To be written on the card', 'value' => $note ] ];
	},
	10,
	2
);
