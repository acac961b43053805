<?php

declare( strict_types=1 );

namespace Marketday\Admin\Emails;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Emails\Returns;
use Marketday\Engine\Contract\Engine;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Emails\EmailSamples;
use Marketday\Kernel\Feature;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;

/** Marketday → Emails: every kind of email that goes out, as it is read on a phone and on a desk, and a test of it to whoever looks. */
final class EmailsFeature implements Feature {
	public const SLUG = 'marketday-emails';

	private const CAPABILITY = 'manage_options';

	private const TEST = 'marketday_test_email';
	private const SAVE = 'marketday_email_returns';

	public function __construct(
		private readonly Engine $engine,
		private readonly Routes $routes
	) {}

	public function register(): void {
		$guard   = static fn ( string $action ): Guard => Guard::nonce( $action, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$handler = new EmailFormHandler();
		$this->routes->add(
			Route::adminPost( self::TEST, $guard( self::TEST ), $handler->test( ... ) ),
			Route::adminPost( self::SAVE, $guard( self::SAVE ), $handler->save( ... ) )
		);
		add_action( 'admin_menu', $this->addScreen( ... ) );
	}

	private function addScreen(): void {
		$title = __( 'Emails', 'marketday' );
		OwnMenu::add( $title, self::CAPABILITY, self::SLUG, $this->show( ... ), 45 );
	}

	private function show(): void {
		$samples = EmailSamples::all();
		$asked   = self::requestParameter( 'kind' );
		$kind    = isset( $samples[ $asked ] ) ? $asked : (string) array_key_first( $samples );
		$isDark  = 'dark' === self::requestParameter( 'scheme' );
		$email   = isset( $samples[ $kind ] ) ? $samples[ $kind ]->write() : null;
		$own     = get_option( Returns::OPTION, '' );
		$html    = ( new View( __DIR__ . '/views' ) )->render( 'screen', [
			'action'  => admin_url( 'admin-post.php' ),
			'address' => wp_get_current_user()->user_email,
			'isDark'  => $isDark,
			'kind'    => $kind,
			'longest' => Returns::LONGEST,
			'email'   => $email,
			'notice'  => self::requestParameter( 'told' ),
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
	public static function address( array $parameters ): string {
		return add_query_arg( $parameters, OwnMenu::address( self::SLUG ) );
	}

	private static function requestParameter( string $name ): string {
		$value = $_GET[ $name ] ?? ''; // phpcs:ignore WordPress.Security -- chooses what is shown, changes nothing.
		return is_string( $value ) ? sanitize_key( $value ) : '';
	}
}
