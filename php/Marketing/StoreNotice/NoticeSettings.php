<?php

declare( strict_types=1 );

namespace Marketday\Marketing\StoreNotice;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;

/** The notice of the whole shop, in the options that WooCommerce keeps it in: a shop that moves from one engine to the other keeps it. */
final class NoticeSettings {
	public const IS_SHOWN = 'woocommerce_demo_store';
	private const TEXT     = 'woocommerce_demo_store_notice';

	private const SECTION = 'marketday_store_notice';

	private const LONGEST = 1000;

	public function register(): void {
		Preload::options( self::IS_SHOWN, self::TEXT );
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	/** Safe HTML; '' where there is no notice. */
	public function text(): string {
		return 'yes' === get_option( self::IS_SHOWN, 'no' ) ? self::clean( get_option( self::TEXT, '' ) ) : '';
	}

	/** Words, links and stress: nothing else belongs in one line. */
	public static function clean( mixed $text ): string {
		$kept = wp_kses( is_string( $text ) ? mb_substr( $text, 0, self::LONGEST ) : '', [
			'a'      => [
				'href'   => true,
				'target' => true,
				'rel'    => true,
			],
			'strong' => [],
			'em'     => [],
			'b'      => [],
			'i'      => [],
		] );
		return trim( force_balance_tags( $kept ) );
	}

	/** Reads settings, and tells what would be taken away. */
	private static function read( mixed $sent ): mixed {
		$text = is_string( $sent ) ? trim( $sent ) : '';
		$label = __( 'Text of the notice', 'marketday' );
		return match ( true ) {
			mb_strlen( $text ) > self::LONGEST => RefusedInput::of(
				self::TEXT,
				$sent,
				$label,
				/* translators: %s: a number */
				sprintf( __( 'Use at most %s characters.', 'marketday' ), number_format_i18n( self::LONGEST ) )
			),
			wp_strip_all_tags( self::clean( $text ) ) !== wp_strip_all_tags( $text ) || self::tags( self::clean( $text ) ) !== self::tags( $text ) => RefusedInput::of(
				self::TEXT,
				$sent,
				$label,
				__( 'Use words, links, bold and italics only: <a>, <strong>, <em>.', 'marketday' )
			),
			default => self::clean( $text ),
		};
	}

	private static function tags( string $html ): int {
		return (int) preg_match_all( '~<[a-z!/]~i', $html );
	}

	private function addFields(): void {
		add_settings_section( self::SECTION, __( 'Store notice', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		$this->addField(
			self::IS_SHOWN,
			__( 'Show the notice', 'marketday' ),
			static fn ( mixed $sent ): string => 'yes' === $sent ? 'yes' : 'no',
			$this->printSwitch( ... )
		);
		$this->addField( self::TEXT, __( 'Text of the notice', 'marketday' ), self::read( ... ), $this->printText( ... ) );
	}

	private function addField( string $option, string $label, \Closure $clean, \Closure $print ): void {
		register_setting( SettingsTab::Shop->page(), $option, [ 'sanitize_callback' => $clean ] );
		add_settings_field( $option, $label, $print, SettingsTab::Shop->page(), self::SECTION, [ 'label_for' => $option ] );
	}

	private function printSwitch(): void {
		printf(
			'<input type="checkbox" id="%1$s" name="%1$s" value="yes"%2$s aria-describedby="%1$s-help"><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::IS_SHOWN ),
			checked( get_option( self::IS_SHOWN, 'no' ), 'yes', false ),
			esc_html__( 'At the top of every page of the site.', 'marketday' )
		);
	}

	private function printText(): void {
		$kept = get_option( self::TEXT, '' );
		$text = is_string( $kept ) ? $kept : '';
		printf(
			'<textarea id="%1$s" name="%1$s" rows="2" class="large-text" aria-describedby="%1$s-help">%2$s</textarea><p class="description" id="%1$s-help">%3$s</p>',
			esc_attr( self::TEXT ),
			esc_textarea( $text ),
			esc_html__(
				'Visitors can close it, and new text shows again. Keep it true for everyone and remove it once it no longer is: UK law bans offers that only claim to end.',
				'marketday'
			)
		);
	}
}
