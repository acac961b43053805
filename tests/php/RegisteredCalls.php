<?php

declare( strict_types=1 );

namespace Marketday\Tests;

use Closure;
use ReflectionFunction;
use ReflectionMethod;

/** What WordPress's own registries hold of code in a folder, whoever put it there: REST endpoints and ajax hooks. */
final class RegisteredCalls {
	private const HOOKS = '/^(wp_ajax_(?:nopriv_)?|wc_ajax_|admin_post_(?:nopriv_)?|woocommerce_api_)(.+)$/';

	private readonly string $folder;

	public function __construct( string $folder ) {
		$this->folder = realpath( $folder ) . '/';
	}

	/** @return list<string> `POST /wc/store/v1/cart/add-item`, sorted. */
	public function rest(): array {
		$calls = [];
		foreach ( rest_get_server()->get_routes() as $path => $endpoints ) {
			foreach ( $endpoints as $endpoint ) {
				if ( isset( $endpoint['callback'] ) && $this->isHere( $endpoint['callback'] ) ) {
					foreach ( array_keys( array_filter( $endpoint['methods'] ) ) as $method ) {
						$calls[] = "{$method} {$path}";
					}
				}
			}
		}
		sort( $calls );
		return $calls;
	}

	/** @return list<string> Names of hooks: `wp_ajax_marketday_import_step`, sorted. */
	public function hooks(): array {
		$hooks = [];
		foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
			if ( 1 !== preg_match( self::HOOKS, (string) $name ) ) {
				continue;
			}
			foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
				if ( $this->isHere( $callback['function'] ) ) {
					$hooks[] = (string) $name;
				}
			}
		}
		$hooks = array_values( array_unique( $hooks ) );
		sort( $hooks );
		return $hooks;
	}

	/**
	 * Classes that work on what a page was sent (its `$_POST`), hooked where pages begin.
	 *
	 * @return list<string> `template_redirect Basket/BasketFormHandler.php`, sorted.
	 */
	public function pageForms(): array {
		$found = [];
		foreach ( [ 'init', 'parse_request', 'send_headers', 'template_redirect', 'wp', 'wp_loaded' ] as $name ) {
			foreach ( array_merge( ...array_values( $GLOBALS['wp_filter'][ $name ]->callbacks ?? [] ) ) as $callback ) {
				$file = $this->fileOf( $callback['function'] );
				if ( null !== $file && 1 === preg_match( '/\$_POST\b|PageForm::sent/', (string) file_get_contents( $file ) ) ) {
					$found[] = $name . ' ' . substr( $file, strlen( $this->folder ) );
				}
			}
		}
		$found = array_values( array_unique( $found ) );
		sort( $found );
		return $found;
	}

	private function isHere( mixed $callback ): bool {
		return null !== $this->fileOf( $callback );
	}

	/** The file of a callback of this folder. */
	private function fileOf( mixed $callback ): ?string {
		$file = match ( true ) {
			$callback instanceof Closure                             => ( new ReflectionFunction( $callback ) )->getFileName(),
			is_array( $callback )                                    => ( new ReflectionMethod( $callback[0], $callback[1] ) )->getFileName(),
			is_string( $callback ) && function_exists( $callback )   => ( new ReflectionFunction( $callback ) )->getFileName(),
			is_object( $callback )                                   => ( new ReflectionMethod( $callback, '__invoke' ) )->getFileName(),
			default                                                  => false,
		};
		$path = is_string( $file ) ? (string) realpath( $file ) : '';
		return str_starts_with( $path, $this->folder ) ? $path : null;
	}
}
