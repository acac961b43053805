<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\CurrencyChoice;
use Marketday\Engine\Contract\Exchange;
use Marketday\Kernel\Http\FirstPartyCookie;

/**
 * The visitor's choice: a cookie with a code, which counts for this visitor's pages alone. A code that is none of the shop's is no choice.
 * Screens of wp-admin, jobs and the shop's own interfaces know the shop's currency only.
 */
final class VisitorsCurrency implements CurrencyChoice {
	public const COOKIE = 'marketday_currency';

	/** Parameter in the address of a page that is drawn in a currency, whatever the visitor has chosen. */
	public const PARAMETER = 'marketday-currency';

	/** Paths below the REST API that are the shop's front. */
	private const FRONT = '#/(wc/store|wopb|sales|marketday)(/|$)#';

	/** @var array{string, array<string, mixed>, mixed, ?Exchange}|null The last answer, with what it was for. */
	private ?array $known = null;

	public function __construct( private readonly CurrencyList $list ) {}

	public function isMade(): bool {
		return '' !== self::chosenCode();
	}

	public function exchange( Currency $base ): ?Exchange {
		$code = self::chosenCode();
		if ( '' === $code ) {
			return null;
		}
		$rules = $this->list->rules();
		if ( null === $this->known || $this->known[0] !== $code || $this->known[2] !== $rules || $this->known[1] !== $base->toArray() ) {
			$this->known = [ $code, $base->toArray(), $rules, $this->list->exchange( $code, $base ) ];
		}
		return $this->known[3];
	}

	public function exchangeTo( string $code, Currency $base ): ?Exchange {
		return $this->list->exchange( $code, $base );
	}

	/** The request's currency, known or not; '' for none, and where a visitor's choice does not count. */
	public static function chosenCode(): string {
		$named = self::text( $_GET[ self::PARAMETER ] ?? '' ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- three capital letters, or nothing.
		$kept  = self::text( FirstPartyCookie::read( self::COOKIE ) );
		$code  = '' === $named ? $kept : $named;
		return '' !== $code && self::isFront() ? $code : '';
	}

	private static function text( mixed $value ): string {
		return is_string( $value ) && 1 === preg_match( '/^[A-Z]{3}$/D', $value ) ? $value : '';
	}

	private static function isFront(): bool {
		if ( wp_doing_cron() ) {
			return false;
		}
		if ( wp_doing_ajax() ) {
			$action = $_REQUEST['action'] ?? ''; // phpcs:ignore WordPress.Security -- compared.
			return is_string( $action ) && str_starts_with( $action, 'wopb_' );
		}
		if ( is_admin() ) {
			return false;
		}
		$path  = (string) wp_parse_url( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security -- compared.
		$route = is_string( $_GET['rest_route'] ?? null ) ? $_GET['rest_route'] : ( str_contains( $path, '/' . rest_get_url_prefix() . '/' ) ? $path : '' ); // phpcs:ignore WordPress.Security -- compared.
		return '' === $route || 1 === preg_match( self::FRONT, $route );
	}
}
