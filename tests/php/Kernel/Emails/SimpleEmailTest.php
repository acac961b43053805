<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel\Emails;

use Marketday\Kernel\Emails\EmailFile;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\SimpleEmail;
use Marketday\Tests\SiteTestCase;
use PHPMailer\PHPMailer\PHPMailer;

/** The one layout of all mails, and its plain text. */
final class SimpleEmailTest extends SiteTestCase {
	private function email(): SimpleEmail {
		return new SimpleEmail(
			'Fell & Ford',
			'It’s <back>',
			[
				'Good news.',
				[
					'name'    => 'Mug & bowl',
					'url'     => 'https://shop.example/mug/',
					'text'    => '£12.00',
					'picture' => 'https://shop.example/mug-100.jpg',
				],
			],
			'View product',
			'https://shop.example/mug/?a=1&b=2',
			'We’ll email you once.',
			'You asked for this.',
			'https://shop.example/end'
		);
	}

	public function test_html_and_text_say_the_same(): void {
		$email = $this->email()->write();

		$both = [ 'Good news.', '£12.00', 'View product', 'We’ll email you once.', 'You asked for this.', 'https://shop.example/end', home_url( '/' ) ];
		foreach ( $both as $words ) {
			self::assertStringContainsString( $words, $email->html );
			self::assertStringContainsString( $words, $email->text );
		}
		self::assertStringContainsString( "Mug & bowl\n£12.00\nhttps://shop.example/mug/", $email->text );
		self::assertStringContainsString( "View product:\nhttps://shop.example/mug/?a=1&b=2", $email->text );
		self::assertStringNotContainsString( '&amp;', $email->text );
		self::assertStringContainsString( 'Mug &amp; bowl', $email->html );
		self::assertStringNotContainsString( '<back>', $email->html );
		self::assertMatchesRegularExpression( '#<img src="https://shop.example/mug-100.jpg" width="64" height="64" alt=""#', $email->html );
	}

	public function test_it_is_made_for_mail_programs(): void {
		$html = $this->email()->write()->html;

		self::assertStringContainsString( '<meta name="color-scheme" content="light dark">', $html );
		self::assertStringContainsString( '@media (prefers-color-scheme:dark)', $html );
		// Outlook has a table of a width.
		self::assertSame( [ 1, 1 ], [ substr_count( $html, '<!--[if mso]><table' ), substr_count( $html, '<!--[if mso]></td></tr></table>' ) ] );
		self::assertSame( substr_count( $html, '<table' ), substr_count( $html, '</table>' ) );
		// A table that only lays out is none for a screen reader.
		self::assertSame( substr_count( $html, '<table' ), substr_count( $html, '<table role="presentation"' ) );
		// A list of mails shows what comes first.
		self::assertLessThan( strpos( $html, '<h1' ), strpos( $html, 'Good news.' ) );
		self::assertStringNotContainsString( '<script', $html );
	}

	public function test_it_is_read_from_the_right_where_the_site_is(): void {
		global $wp_locale;
		$before                    = $wp_locale->text_direction;
		$wp_locale->text_direction = 'rtl';
		$html                      = $this->email()->write()->html;
		$wp_locale->text_direction = $before;

		self::assertStringContainsString( '<body class="m-page" dir="rtl"', $html );
		self::assertStringContainsString( 'align="right"', $html );
		self::assertStringNotContainsString( 'align="left"', $html );
	}

	public function test_the_sites_logo_stands_for_its_name(): void {
		self::assertStringNotContainsString( 'm-logo" src', $this->email()->write()->html );
		update_option( 'site_icon', 0 );
		$logo = wp_insert_attachment( [ 'post_mime_type' => 'image/png', 'post_title' => 'Logo', 'post_status' => 'inherit' ], 'logo.png' );
		wp_update_attachment_metadata( $logo, [ 'width' => 800, 'height' => 200, 'file' => 'logo.png', 'sizes' => [] ] );
		set_theme_mod( 'custom_logo', $logo );

		$html = $this->email()->write()->html;

		self::assertMatchesRegularExpression( '#<img class="m-logo" src="[^"]+logo.png" width="200" height="50" alt="Fell &amp; Ford"#', $html );
	}

	public function test_a_sign_has_the_name_beside_it_and_stands_in_for_a_logo_that_mails_cannot_show(): void {
		$picture = static function ( string $type, string $file ): int {
			$id = wp_insert_attachment( [ 'post_mime_type' => $type, 'post_title' => $file, 'post_status' => 'inherit' ], $file );
			wp_update_attachment_metadata( $id, [ 'width' => 512, 'height' => 512, 'file' => $file, 'sizes' => [] ] );
			return $id;
		};
		set_theme_mod( 'custom_logo', $picture( 'image/svg+xml', 'logo.svg' ) );
		self::assertStringNotContainsString( '.svg', $this->email()->write()->html );
		update_option( 'site_icon', $picture( 'image/png', 'icon.png' ) );

		$html = $this->email()->write()->html;

		self::assertMatchesRegularExpression( '#<img class="m-sign" src="[^"]+icon.png" width="56" height="56" alt=""[^>]*>&nbsp; Fell &amp; Ford</a>#', $html );
	}

	public function test_files_go_with_a_mail_and_only_with_that(): void {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		$read = static function () use ( &$mailer ): bool {
			$mailer = new PHPMailer();
			do_action( 'phpmailer_init', $mailer );
			return true;
		};
		add_filter( 'pre_wp_mail', $read );

		( new WrittenEmail( 'One', '<p>One</p>', 'One', [ new EmailFile( 'event.ics', 'text/calendar', 'BEGIN:VCALENDAR' ) ] ) )->send( 'ann@example.com' );

		self::assertInstanceOf( PHPMailer::class, $mailer );
		self::assertSame( 'One', $mailer->AltBody );
		[ $file ] = $mailer->getAttachments();
		self::assertSame( [ 'BEGIN:VCALENDAR', 'event.ics', 'text/calendar' ], [ $file[0], $file[2], $file[4] ] );

		( new WrittenEmail( 'Two', '<p>Two</p>', 'Two' ) )->send( 'ann@example.com' );

		self::assertSame( [], $mailer->getAttachments() );
	}
}
