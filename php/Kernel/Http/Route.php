<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

defined( 'ABSPATH' ) || exit;

use Closure;
use LogicException;

/** One call of the site: where it is reached, the check it makes, and who answers. */
final class Route {
	public const REST       = 'rest';
	public const WC_AJAX    = 'wc-ajax';
	public const ADMIN_AJAX = 'admin-ajax';
	public const ADMIN_POST = 'admin-post';
	public const PAGE_FORM  = 'page-form';
	public const PAGE_LINK  = 'page-link';

	/**
	 * @param Closure(Request): ?Response               $handler   Only pages may answer null: they are shown then.
	 * @param array<string, array<string, mixed>>       $arguments WordPress's schema of REST parameters.
	 * @param (Closure(Problem, Request): mixed)|null   $refused   How a page or a call of a protocol of its own tells what is wrong: a Response, or nothing to show the page.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $method,
		public readonly string $address,
		public readonly Guard $guard,
		public readonly Closure $handler,
		public readonly array $arguments = [],
		public readonly ?Closure $refused = null
	) {}

	/**
	 * @param string                               $address Namespace, `|`, path: `wopb|/views`, `wc/store/v1|/cart`.
	 * @param callable(Request): Response          $handler
	 * @param array<string, array<string, mixed>>  $arguments
	 */
	public static function rest( string $method, string $address, Guard $guard, callable $handler, array $arguments = [] ): self {
		return new self( self::REST, $method, $address, $guard, $handler( ... ), $arguments );
	}

	/** `/?wc-ajax={name}`. @param callable(Request): Response $handler */
	public static function wcAjax( string $name, Guard $guard, callable $handler, string $method = 'POST' ): self {
		return new self( self::WC_AJAX, $method, $name, $guard, $handler( ... ) );
	}

	/**
	 * `/wp-admin/admin-ajax.php?action={action}`, for visitors and users.
	 *
	 * @param callable(Request): Response                    $handler
	 * @param (callable(Problem, Request): Response)|null    $refused Where the call's protocol has errors of another shape.
	 */
	public static function adminAjax( string $action, Guard $guard, callable $handler, string $method = 'POST', ?callable $refused = null ): self {
		return new self( self::ADMIN_AJAX, $method, $action, $guard, $handler( ... ), [], null === $refused ? null : $refused( ... ) );
	}

	/** `/wp-admin/admin-post.php?action={action}`, for users who are logged in: forms and downloads of admin pages. @param callable(Request): Response $handler */
	public static function adminPost( string $action, Guard $guard, callable $handler ): self {
		return new self( self::ADMIN_POST, 'POST', $action, $guard, $handler( ... ) );
	}

	/**
	 * A plain form that a page of the shop sends to itself, named by its field `marketday-action`.
	 *
	 * @param string|Guard                          $nonce   Of the field `marketday-nonce`; a check of its own for a form on pages that are cached.
	 * @param callable(Request): ?Response          $handler
	 * @param callable(Problem, Request): mixed     $refused
	 */
	public static function pageForm( string $action, string|Guard $nonce, callable $handler, callable $refused ): self {
		return new self( self::PAGE_FORM, 'POST', $action, is_string( $nonce ) ? PageForm::guard( $nonce ) : $nonce, $handler( ... ), [], $refused( ... ) );
	}

	/**
	 * A parameter that makes a link or form of any page do something: `?add-to-cart=12`.
	 *
	 * @param callable(Request): ?Response          $handler
	 * @param callable(Problem, Request): mixed     $refused
	 */
	public static function pageLink( string $parameter, Guard $guard, callable $handler, callable $refused ): self {
		return new self( self::PAGE_LINK, 'GET or POST', $parameter, $guard, $handler( ... ), [], $refused( ... ) );
	}

	/**
	 * Namespace and path of a REST route; the path is a pattern, as WordPress takes it.
	 *
	 * @return array{non-falsy-string, non-falsy-string}
	 * @throws LogicException Where one of them is missing.
	 */
	public function restAddress(): array {
		[ $namespace, $path ] = explode( '|', $this->address, 2 ) + [ '', '' ];
		if ( ! $namespace || ! $path ) {
			throw new LogicException( "The route '{$this->address}' lacks its namespace or path." );
		}
		return [ $namespace, $path ];
	}

	/** Tells whether it answers only what is sent, and this is a look: WordPress takes a GET with `_method=POST` for a POST. */
	public function refusesMethod( string $method ): bool {
		$isSent = self::REST === $this->kind
			? 'GET' !== $this->method
			: in_array( $this->kind, [ self::WC_AJAX, self::ADMIN_AJAX ], true ) && 'POST' === $this->method;
		return $isSent && in_array( $method, [ 'GET', 'HEAD' ], true );
	}

	/** @param string $called As WordPress hands it on: `/wopb/views`. */
	public function isAt( string $called ): bool {
		return self::REST === $this->kind && preg_match( '@^/' . implode( '', $this->restAddress() ) . '$@i', $called );
	}
}
