<?php

declare( strict_types=1 );

namespace Marketday\Admin\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Mails\Returns;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Mail\EmailSamples;
use Marketday\Kernel\Mail\WrittenEmail;
use Marketday\Kernel\View;

/** Marketday → Emails: every kind of email that goes out, as it is read on a phone and on a desk, and a test of it to whoever looks. */
final class EmailsFeature implements Feature {
	public const SLUG = 'marketday-emails';

	private const CAPABILITY = 'manage_options';

	private const TEST = 'marketday_test_email';
	private const SAVE = 'marketday_email_returns';

	/** Tests that one of the site's people may send in an hour. */
	private const AN_HOUR = 20;

	public function __construct(
		private readonly Engine $engine,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$guard = static fn ( string $action ): Guard => Guard::nonce( $action, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$this->routes->add(
			Route::adminPost( self::TEST, $guard( self::TEST ), $this->test( ... ) ),
			Route::adminPost( self::SAVE, $guard( self::SAVE ), $this->save( ... ) )
		);
		add_action( 'admin_menu', $this->addScreen( ... ) );
	}

	private function addScreen(): void {
		$title = __( 'Emails', 'marketday' );
		OwnMenu::add( $title, self::CAPABILITY, self::SLUG, $this->show( ... ), 45 );
	}

	private function show(): void {
		$samples = EmailSamples::all();
		$asked   = self::asked( 'kind' );
		$kind    = isset( $samples[ $asked ] ) ? $asked : (string) array_key_first( $samples );
		$isDark  = 'dark' === self::asked( 'scheme' );
		$email    = isset( $samples[ $kind ] ) ? $samples[ $kind ]->write() : null;
		$own     = get_option( Returns::OPTION, '' );
		$html    = ( new View( __DIR__ . '/views' ) )->render( 'screen', [
			'action'  => admin_url( 'admin-post.php' ),
			'address' => wp_get_current_user()->user_email,
			'isDark'  => $isDark,
			'kind'    => $kind,
			'longest' => Returns::LONGEST,
			'email'   => $email,
			'notice'  => self::asked( 'told' ),
			'preview' => null === $email ? '' : Preview::of( $email, $isDark ),
			'returns' => is_string( $own ) ? $own : '',
			'samples' => $samples,
			'save'    => self::SAVE,
			'test'    => self::TEST,
			'theirs'  => 'woocommerce' === $this->engine->name() ? admin_url( 'admin.php?page=wc-settings&tab=email' ) : '',
			'urlOf'   => self::address( ... ),
		] );
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the view escapes.
	}

	/** @param array<string, string> $parameters */
	private static function address( array $parameters ): string {
		return add_query_arg( $parameters, OwnMenu::address( self::SLUG ) );
	}

	private function test( Request $request ): Response {
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

	private function save( Request $request ): Response {
		$text = $request->raw( 'returns' );
		if ( ! is_string( $text ) || mb_strlen( $text ) > Returns::LONGEST ) {
			throw $request->invalid( 'returns', sprintf( 'must be a text of at most %d characters', Returns::LONGEST ) );
		}
		update_option( Returns::OPTION, sanitize_textarea_field( $text ), false );
		return self::back( $request->text( 'kind', '', 60 ), 'saved' );
	}

	private static function back( string $kind, string $told ): Response {
		return Response::redirect( self::address( [
			'kind' => sanitize_key( $kind ),
			'told' => $told,
		] ) );
	}

	private static function asked( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what is shown, changes nothing.
		return is_string( $value ) ? sanitize_key( $value ) : '';
	}
}
