<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Http;

use Closure;

/** One call of the site: where it is reached, the check it makes, and who answers. */
final class Route {
	public const REST       = 'rest';
	public const WC_AJAX    = 'wc-ajax';
	public const ADMIN_AJAX = 'admin-ajax';
	public const ADMIN_POST = 'admin-post';

	/**
	 * @param Closure(Request): Response           $handler
	 * @param array<string, array<string, mixed>> $arguments WordPress's schema of REST parameters.
	 */
	private function __construct(
		public readonly string $kind,
		public readonly string $method,
		public readonly string $address,
		public readonly Guard $guard,
		public readonly Closure $handler,
		public readonly array $arguments = []
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
	public static function wcAjax( string $name, Guard $guard, callable $handler ): self {
		return new self( self::WC_AJAX, 'POST', $name, $guard, $handler( ... ) );
	}

	/** `/wp-admin/admin-ajax.php?action={action}`, for visitors and users. @param callable(Request): Response $handler */
	public static function adminAjax( string $action, Guard $guard, callable $handler ): self {
		return new self( self::ADMIN_AJAX, 'POST', $action, $guard, $handler( ... ) );
	}

	/** `/wp-admin/admin-post.php?action={action}`, for users who are logged in: forms and downloads of admin pages. @param callable(Request): Response $handler */
	public static function adminPost( string $action, Guard $guard, callable $handler ): self {
		return new self( self::ADMIN_POST, 'POST', $action, $guard, $handler( ... ) );
	}
}
