<?php

declare( strict_types=1 );

namespace Marketday\Tests\LanguageCookie;

use Marketday\Site\LanguageCookie\LanguageCookieFeature;
use Marketday\Tests\SiteTestCase;

/** The cookie `pll_language` (docs/PROTOCOL.md#cookies). */
final class LanguageCookieFeatureTest extends SiteTestCase {
	public function test_a_site_of_one_language_sets_none_unless_its_people_want_it(): void {
		self::assertStringNotContainsString( 'pll_language', $this->footer() );

		update_option( 'marketday_language_cookie', 'yes' );
		self::assertStringContainsString( 'document.cookie="pll_language=en;path=/;max-age=31536000;secure;samesite=none"', $this->footer() );
	}

	public function test_a_site_of_several_languages_remembers_the_one_of_the_page(): void {
		add_filter( 'wpml_current_language', static fn (): string => 'fr' );

		self::assertStringContainsString( 'pll_language=fr;', $this->footer() );
		update_option( 'marketday_language_cookie', 'no' );
		self::assertStringNotContainsString( 'pll_language', $this->footer() );
	}

	public function test_a_language_that_is_none_is_never_printed(): void {
		add_filter( 'wpml_current_language', static fn (): string => 'x";alert(1)//' );

		self::assertStringNotContainsString( 'pll_language', $this->footer() );
	}

	private function footer(): string {
		remove_all_actions( 'wp_footer' );
		( new LanguageCookieFeature() )->register();
		ob_start();
		do_action( 'wp_footer' );
		return (string) ob_get_clean();
	}
}
