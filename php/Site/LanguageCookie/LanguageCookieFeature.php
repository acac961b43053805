<?php

declare( strict_types=1 );

namespace Marketday\Site\LanguageCookie;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Language;
use Marketday\Kernel\Loading\LoadsIf;
use Marketday\Kernel\Preload;
use Marketday\Kernel\VisitorData\CookieRegistry;
use Marketday\Kernel\VisitorData\Purpose;

/**
 * The language that a visitor reads, kept in the cookie `pll_language` (docs/PROTOCOL.md#cookies): for a year, secure, SameSite=None. Polylang
 * keeps its own, so that nothing is done beside it. Pages stay the same for every visitor: the cookie is set by the page's script.
 */
#[LoadsIf( 'option:' . self::OPTION, 'wp_footer' )]
#[LoadsIf( 'settings', 'admin_init' )]
final class LanguageCookieFeature implements Feature {
	private const OPTION = 'marketday_language_cookie';

	public function register(): void {
		Preload::options( self::OPTION );
		CookieRegistry::add( 'pll_language', Purpose::Functional, YEAR_IN_SECONDS, static fn (): string => __( 'The visitor’s language.', 'marketday' ) );
		add_action( 'admin_init', $this->addField( ... ) );
		add_action( 'wp_footer', $this->print( ... ) );
	}

	/** The language of a page: the plugin's that gives the site several, else the site's own. */
	public function language(): string {
		$shown = Language::currentSlug();
		return '' === $shown ? strtolower( (string) strtok( get_locale(), '_' ) ) : $shown;
	}

	/** True if a site speaks several languages, and its people want it. */
	public function isOn(): bool {
		$chosen = get_option( self::OPTION, '' );
		return ! Language::isPolylangs() && ( 'yes' === $chosen || ( 'no' !== $chosen && '' !== Language::currentSlug() ) );
	}

	private function print(): void {
		if ( $this->isOn() && preg_match( '/^[a-z0-9_-]{2,20}$/iD', $this->language() ) ) {
			wp_print_inline_script_tag( sprintf( 'document.cookie="pll_language=%s;path=/;max-age=%d;secure;samesite=none"', $this->language(), YEAR_IN_SECONDS ) );
		}
	}

	private function addField(): void {
		register_setting( SettingsTab::Shop->page(), self::OPTION, [
			'type'              => 'string',
			'sanitize_callback' => static fn ( mixed $value ): string => 'yes' === $value ? 'yes' : 'no',
		] );
		add_settings_section( self::OPTION, __( 'Language', 'marketday' ), '__return_null', SettingsTab::Shop->page() );
		add_settings_field( self::OPTION, __( 'Visitors’ language', 'marketday' ), $this->printField( ... ), SettingsTab::Shop->page(), self::OPTION );
	}

	private function printField(): void {
		$words = Language::isPolylangs()
			? __( 'Polylang already remembers it.', 'marketday' )
			: __( 'In the cookie pll_language, for a year. Mention it in your site’s cookie policy.', 'marketday' );
		printf(
			'<label><input type="checkbox" name="%s" value="yes"%s> %s</label><p class="description">%s</p>',
			esc_attr( self::OPTION ),
			checked( $this->isOn(), true, false ),
			esc_html__( 'Remember the language a visitor reads', 'marketday' ),
			esc_html( $words )
		);
	}
}
