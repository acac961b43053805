<?php

declare( strict_types=1 );

namespace Marketday\Tests\Newsletter;

use Marketday\Kernel\Admin\SettingsTab;
use Marketday\Marketing\Newsletter\Options;
use PHPUnit\Framework\Attributes\DataProvider;
use ReflectionMethod;
use WP_REST_Request;
use WP_REST_Response;

/** What a front end elsewhere sends. The evidence of consent has the site's words, and the site's captcha is answered as on its own pages. */
final class FrontEndSubscribersTest extends NewsletterTestCase {
	private const WORDS = 'Email me news and offers. I can unsubscribe at any time.';

	/** @param array<string, mixed> $sent */
	private function send( array $sent ): WP_REST_Response {
		$request = new WP_REST_Request( 'POST', '/marketday/v1/newsletter-subscribers' );
		$request->set_body_params( [ 'email' => 'ann@example.com' ] + $sent );
		return rest_do_request( $request );
	}

	private function wording(): string {
		return $this->consents->of( $this->subscribers->ofEmail( 'ann@example.com' )->id ?? 0 )[0]['wording'] ?? '';
	}

	#[DataProvider( 'words' )]
	public function test_takes_the_words_of_the_site_and_no_others( string $shown, string $kept ): void {
		update_option( 'marketday_newsletter_consent', "Ja, schickt mir Neues.\n" . self::WORDS );

		self::assertSame( '' === $kept ? 400 : 202, $this->send( [ 'consent' => $shown ] )->get_status() );
		self::assertSame( $kept, $this->wording() );
	}

	/** @return iterable<string, array{string, string}> */
	public static function words(): iterable {
		yield 'one' => [ self::WORDS, self::WORDS ];
		yield 'one of another language' => [ 'Ja, schickt mir Neues.', 'Ja, schickt mir Neues.' ];
		yield 'with a line broken' => [ " Ja,  schickt\nmir Neues. ", 'Ja, schickt mir Neues.' ];
		yield 'a caller’s own' => [ 'I owe you a thousand pounds.', '' ];
		yield 'both' => [ 'Ja, schickt mir Neues. ' . self::WORDS, '' ];
		yield 'none' => [ '', '' ];
	}

	public function test_has_words_before_the_site_has_written_any(): void {
		self::assertSame( [ self::WORDS ], ( new Options() )->consentWords() );
		self::assertStringContainsString( self::WORDS, (string) ( $this->send( [ 'consent' => 'Anything' ] )->get_data()['message'] ?? '' ) );
	}

	public function test_keeps_the_names_that_were_asked_for_beside_the_address(): void {
		self::assertSame( 202, $this->send( [ 'consent' => self::WORDS, 'first_name' => ' Ann ', 'last_name' => 'Ōta' ] )->get_status() );

		$changes = $this->subscribers->ofEmail( 'ann@example.com' )?->pending;
		self::assertSame( [ 'Ann', 'Ōta' ], [ $changes?->firstName, $changes?->lastName ] );
	}

	public function test_refuses_a_name_that_is_an_address(): void {
		$refused = $this->send( [ 'consent' => self::WORDS, 'first_name' => 'https://spam.example' ] );

		self::assertSame( 400, $refused->get_status() );
		self::assertNull( $this->subscribers->ofEmail( 'ann@example.com' ) );
	}

	public function test_hands_the_answer_of_a_captcha_on(): void {
		$calls = [];
		add_filter( 'marketday_newsletter_captcha_refusal', static function ( string $refusal, array $data ) use ( &$calls ): string {
			$calls = $data;
			return '' === $data['captcha_work'] ? 'Please fill in the CAPTCHA.' : $refusal;
		}, 10, 2 );
		$response  = [ 'captcha' => 'ABCDE', 'captcha_session_id' => 'x.y.z', 'captcha_work' => '1f', 'recaptchaResponseToken' => 'token' ];
		$refused = $this->send( [ 'consent' => self::WORDS ] );

		self::assertSame( [ 400, true ], [ $refused->get_status(), $refused->get_data()['data']['refresh_captcha'] ?? null ] );
		self::assertSame( 202, $this->send( [ 'consent' => self::WORDS ] + $response )->get_status() );
		self::assertSame( $response, array_intersect_key( $calls, $response ) );
	}

	public function test_markup_in_the_words_is_refused_and_not_taken_out_in_silence(): void {
		require_once ABSPATH . 'wp-admin/includes/template.php';
		( new ReflectionMethod( Options::class, 'addFields' ) )->invoke( new Options() );
		update_option( 'marketday_newsletter_consent', "Send me news.\nJa, schickt mir Neues." );
		update_option( 'marketday_newsletter_consent', '<b>Send me more.</b>' );

		self::assertSame( [ 'Send me news.', 'Ja, schickt mir Neues.' ], ( new Options() )->consentWords() );
		self::assertSame( [ 'Consent on external front ends: Use plain text, without HTML.' ], array_column( get_settings_errors(), 'message' ) );
		unset( $GLOBALS['wp_settings_errors'] );
		unregister_setting( SettingsTab::Newsletter->page(), 'marketday_newsletter_consent' );
	}
}
