<?php

declare( strict_types=1 );

namespace Marketday\Admin\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Emails\Returns;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Emails\WrittenEmail;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Text\TextLine;

/** Forms of the screen of emails: a test to whoever looks, and the sentence on returns. */
final class EmailFormHandler {
	/** Tests that one of the site's people may send in an hour. */
	private const AN_HOUR = 20;

	/** @throws Problem 400 for no kind of email. */
	public function test( Request $request ): Response {
		$kind   = $request->text( 'kind', '', 60 );
		$sample = EmailSamples::all()[ $kind ] ?? throw $request->invalid( 'kind', 'must be a kind of email' );
		$user   = wp_get_current_user();
		if ( ( new RateLimit( 'test-emails', self::AN_HOUR, HOUR_IN_SECONDS, "user-{$user->ID}" ) )->take() > 0 ) {
			return self::back( $kind, 'limit' );
		}
		$email = $sample->write();
		/* translators: %s: subject of an email */
		$subject = sprintf( __( '[Test] %s', 'marketday' ), $email->subject );
		return self::back( $kind, ( new WrittenEmail( $subject, $email->html, $email->text, $email->files ) )->send( $user->user_email ) ? 'sent' : 'refused' );
	}

	/** @throws Problem 400 for what is no text, too long or has markup. */
	public function save( Request $request ): Response {
		$text = $request->raw( 'returns' );
		if ( ! is_string( $text ) || mb_strlen( $text ) > Returns::LONGEST ) {
			throw $request->invalid( 'returns', sprintf( 'must be a text of at most %d characters', Returns::LONGEST ) );
		}
		if ( TextLine::hasMarkup( $text ) ) {
			throw $request->invalid( 'returns', 'must be plain text, without HTML' );
		}
		update_option( Returns::OPTION, TextLine::several( $text ), false );
		return self::back( $request->text( 'kind', '', 60 ), 'saved' );
	}

	private static function back( string $kind, string $outcome ): Response {
		return Response::redirect( EmailsFeature::address( [
			'kind' => sanitize_key( $kind ),
			'told' => $outcome,
		] ) );
	}
}
