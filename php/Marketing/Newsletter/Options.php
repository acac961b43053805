<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\RefusedInput;
use Marketday\Kernel\Admin\SettingInput;
use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Preload;
use Marketday\Kernel\Text\TextLine;

/** The newsletter's settings, on the screen 'Marketday → Settings'. */
final class Options {
	private const OPT_IN   = 'marketday_newsletter_opt_in';
	private const CHECKOUT = 'marketday_newsletter_checkout';
	private const ACCOUNT  = 'marketday_newsletter_account';
	private const WORDS    = 'marketday_newsletter_consent';
	private const WEBHOOK  = 'marketday_newsletter_webhook';
	private const SECRET   = 'marketday_newsletter_webhook_secret';
	private const HOURLY   = 'marketday_newsletter_hourly';

	/** Letters an hour, which is what most hosts let a site send. */
	private const USUAL = 500;
	private const MOST  = 100_000;

	public function register(): void {
		Preload::options( self::OPT_IN, self::CHECKOUT, self::ACCOUNT );
		add_action( 'admin_init', $this->addFields( ... ) );
	}

	/** Tells whether an address is subscribed only once its owner has said so by mail. */
	public function asksByEmail(): bool {
		return 'single' !== get_option( self::OPT_IN, 'double' );
	}

	/** Off unless the site wants it. */
	public function asksAtCheckout(): bool {
		return 'yes' === get_option( self::CHECKOUT, 'no' );
	}

	/** Off unless the site wants it. */
	public function asksInAccount(): bool {
		return 'yes' === get_option( self::ACCOUNT, 'no' );
	}

	/**
	 * The words that visitors agree to on front ends elsewhere: the site's, one or one for each language. Nobody else says what is kept as evidence.
	 *
	 * @return non-empty-list<string>
	 */
	public function consentWords(): array {
		$kept  = get_option( self::WORDS, '' );
		$lines = array_values( array_filter(
			array_map( self::tidy( ... ), explode( "\n", is_string( $kept ) ? $kept : '' ) ),
			static fn ( string $line ): bool => '' !== $line
		) );
		return [] === $lines ? [ __( 'Email me news and offers. I can unsubscribe at any time.', 'marketday' ) ] : $lines;
	}

	/** The site's words that were shown; '' where they are none of its. */
	public function consentShown( string $shown ): string {
		return in_array( self::tidy( $shown ), $this->consentWords(), true ) ? self::tidy( $shown ) : '';
	}

	private static function tidy( string $words ): string {
		return mb_substr( TextLine::of( $words ), 0, 1000 );
	}

	private static function readWords( mixed $sent ): mixed {
		$lines = explode( "\n", is_string( $sent ) ? trim( $sent ) : '' );
		$isFew = count( $lines ) <= 20 && [] === array_filter( $lines, static fn ( string $line ): bool => mb_strlen( $line ) > 1000 );
		if ( $isFew && ! TextLine::hasMarkup( implode( "\n", $lines ) ) ) {
			return implode( "\n", array_map( self::tidy( ... ), $lines ) );
		}
		return RefusedInput::of(
			self::WORDS,
			$sent,
			__( 'Consent on external front ends', 'marketday' ),
			$isFew ? SettingInput::plainReason() : __( 'Use at most 20 lines of 1,000 characters each.', 'marketday' )
		);
	}

	/** '' for none. */
	public function webhookUrl(): string {
		$url = get_option( self::WEBHOOK, '' );
		return is_string( $url ) ? $url : '';
	}

	/** Number of emails that leave in an hour. */
	public function anHour(): int {
		return SettingInput::whole( get_option( self::HOURLY, self::USUAL ), 1, self::MOST ) ?? self::USUAL;
	}

	/** Secret that its calls are signed with; made when it is first needed. */
	public function webhookSecret(): string {
		$secret = get_option( self::SECRET, '' );
		if ( ! is_string( $secret ) || '' === $secret ) {
			$secret = wp_generate_password( 40, false );
			update_option( self::SECRET, $secret, false );
		}
		return $secret;
	}

	private function addFields(): void {
		register_setting( SettingsTab::Newsletter->page(), self::OPT_IN, [
			'type'              => 'string',
			'default'           => 'double',
			'sanitize_callback' => static fn ( mixed $value ): string => 'double' === $value ? 'double' : 'single',
		] );
		add_settings_section( 'marketday_newsletter', __( 'Newsletter', 'marketday' ), '__return_null', SettingsTab::Newsletter->page() );
		add_settings_field( self::OPT_IN, __( 'Confirmation', 'marketday' ), $this->printOptIn( ... ), SettingsTab::Newsletter->page(), 'marketday_newsletter' );
		foreach ( [ self::CHECKOUT, self::ACCOUNT ] as $option ) {
			register_setting( SettingsTab::Newsletter->page(), $option, [
				'type'              => 'string',
				'default'           => 'no',
				'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
			] );
		}
		add_settings_field( self::CHECKOUT, __( 'Checkout', 'marketday' ), $this->printCheckout( ... ), SettingsTab::Newsletter->page(), 'marketday_newsletter' );
		add_settings_field( self::ACCOUNT, __( 'Account', 'marketday' ), $this->printAccount( ... ), SettingsTab::Newsletter->page(), 'marketday_newsletter' );
		register_setting( SettingsTab::Newsletter->page(), self::WORDS, [
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => self::readWords( ... ),
		] );
		add_settings_field(
			self::WORDS,
			__( 'Consent on external front ends', 'marketday' ),
			$this->printWords( ... ),
			SettingsTab::Newsletter->page(),
			'marketday_newsletter',
			[ 'label_for' => self::WORDS ]
		);
		register_setting( SettingsTab::Newsletter->page(), self::HOURLY, [
			'type'              => 'integer',
			'default'           => self::USUAL,
			'sanitize_callback' => SettingInput::number( self::HOURLY, __( 'Newsletter emails an hour', 'marketday' ), 1, self::MOST ),
		] );
		add_settings_field(
			self::HOURLY,
			__( 'Newsletter emails an hour', 'marketday' ),
			$this->printHourly( ... ),
			SettingsTab::Newsletter->page(),
			'marketday_newsletter',
			[ 'label_for' => self::HOURLY ]
		);
		register_setting( SettingsTab::Newsletter->page(), self::WEBHOOK, [
			'type'              => 'string',
			'default'           => '',
			'sanitize_callback' => SettingInput::address( self::WEBHOOK, __( 'Webhook', 'marketday' ) ),
		] );
		add_settings_field( self::WEBHOOK, __( 'Webhook', 'marketday' ), $this->printWebhook( ... ), SettingsTab::Newsletter->page(), 'marketday_newsletter' );
	}

	private function printCheckout(): void {
		$this->printBox( self::CHECKOUT, $this->asksAtCheckout(), __( 'Offer the newsletter at checkout, with a box that starts unticked', 'marketday' ) );
	}

	private function printAccount(): void {
		$this->printBox(
			self::ACCOUNT,
			$this->asksInAccount(),
			__( 'Offer the newsletter at registration and in the account, with a box that starts unticked', 'marketday' )
		);
	}

	private function printBox( string $option, bool $isOn, string $words ): void {
		printf( '<label><input type="checkbox" name="%s" value="yes"%s> %s</label>', esc_attr( $option ), checked( $isOn, true, false ), esc_html( $words ) );
	}

	private function printWords(): void {
		printf(
			'<textarea class="large-text" rows="3" id="%1$s" name="%1$s">%2$s</textarea><p class="description">%3$s</p>',
			esc_attr( self::WORDS ),
			esc_textarea( implode( "\n", $this->consentWords() ) ),
			esc_html__( 'The consent wording they show beside the box, one sentence per line. Only these are accepted, and kept as proof of consent.', 'marketday' )
		);
	}

	private function printHourly(): void {
		printf(
			'<input type="number" class="small-text" id="%1$s" name="%1$s" value="%2$d" min="1" max="%3$d"><p class="description">%4$s</p>',
			esc_attr( self::HOURLY ),
			$this->anHour(), // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
			self::MOST, // phpcs:ignore WordPress.Security.EscapeOutput -- a number.
			esc_html__( 'How many emails a newsletter to a list sends in an hour. Ask your host or mail service how many it allows.', 'marketday' )
		);
	}

	private function printWebhook(): void {
		printf(
			'<input type="url" class="regular-text" name="%s" value="%s" aria-label="%s"><p class="description">%s <code>%s</code></p>',
			esc_attr( self::WEBHOOK ),
			esc_attr( $this->webhookUrl() ),
			esc_attr__( 'Webhook URL', 'marketday' ),
			esc_html__(
				'Tells another program when someone subscribes or leaves. Each request has the header X-Marketday-Signature: the HMAC (SHA-256) of its body with this secret:',
				'marketday'
			),
			esc_html( $this->webhookSecret() )
		);
	}

	private function printOptIn(): void {
		printf(
			'<label><input type="checkbox" name="%s" value="double"%s> %s</label><p class="description">%s</p>',
			esc_attr( self::OPT_IN ),
			checked( $this->asksByEmail(), true, false ),
			esc_html__( 'Ask people to confirm by email before subscribing them', 'marketday' ),
			esc_html__( 'So no one can subscribe someone else, and you can prove consent.', 'marketday' )
		);
	}
}
