<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Emails\EmailFile;
use PHPMailer\PHPMailer\PHPMailer;

/** Sends a mail as HTML with its plain text, from the shop's own address, through `wp_mail`. No line of it can add headers. */
final class Mailer {
	/**
	 * @param string       $to      An address, or several with commas between.
	 * @param string       $html    A whole document.
	 * @param string       $text    The same for mail programs without HTML.
	 * @param list<string> $headers Further ones: `Reply-To: ann@example.com`.
	 * @param list<EmailFile> $files
	 * @return bool Whether the site's mail program has taken it.
	 */
	public static function send( string $to, string $subject, string $html, string $text, array $headers = [], array $files = [] ): bool {
		$addresses = array_map( static fn ( string $one ): string => EmailAddress::ascii( trim( $one ) ), explode( ',', $to ) );
		$to        = array_values( array_filter( $addresses, static fn ( string $one ): bool => false !== is_email( $one ) ) );
		if ( [] === $to ) {
			return false;
		}
		$plain = static function ( PHPMailer $mailer ) use ( $text, $files ): void {
			$mailer->AltBody = $text;
			foreach ( $files as $file ) {
				$mailer->addStringAttachment( $file->content, $file->name, PHPMailer::ENCODING_BASE64, $file->type );
			}
			EmailTime::limit( $mailer );
		};
		// After those that say by which server it goes.
		add_action( 'phpmailer_init', $plain, PHP_INT_MAX );
		EmailTime::start();
		try {
			return (bool) wp_mail(
				implode( ',', $to ),
				self::line( $subject ),
				$html,
				[ 'Content-Type: text/html; charset=UTF-8', ...self::sender(), ...array_map( self::line( ... ), $headers ) ]
			);
		} finally {
			EmailTime::end();
			remove_action( 'phpmailer_init', $plain, PHP_INT_MAX );
		}
	}

	/** @return list<string> As the shop is set, else as WordPress sends. */
	private static function sender(): array {
		$address = (string) get_option( 'woocommerce_email_from_address', '' );
		$name    = (string) get_option( 'woocommerce_email_from_name', '' ) ?: wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		return false === is_email( $address ) ? [] : [ sprintf( 'From: "%s" <%s>', self::line( str_replace( [ '"', '<', '>', '\\' ], '', $name ) ), $address ) ];
	}

	private static function line( string $text ): string {
		return trim( (string) preg_replace( '/\s+/', ' ', $text ) );
	}
}
