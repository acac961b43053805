<?php

declare( strict_types=1 );

namespace Marketday\Catalogue\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;

/** A visitor's list without scripts: a link that adds, and the form around the list. Both lead to the list's page, which says what was done. */
final class ListForms {
	public function __construct(
		private readonly Engine $engine,
		private readonly FeaturePage $page
	) {}

	/**
	 * @param string                          $parameter Of the link that adds; crawlers are asked to leave it alone.
	 * @param Closure(Request): string        $add       Adds, and answers where to go; '' is the list's page.
	 * @param Closure(Request): string        $change    Makes the form's change, and answers a sentence; throws StoreError.
	 * @param (Closure(Request): string)|null $back Where the form leads; the list's page where none is given.
	 */
	public function addTo( Routes $routes, string $parameter, Closure $add, string $action, string $nonce, Closure $change, ?Closure $back = null ): void {
		$routes->add(
			Route::pageLink(
				$parameter,
				Guard::sameOrigin(),
				fn ( Request $request ): Response => Response::redirect( $add( $request ) ?: $this->page->url() ),
				$this->refuse( ... )
			),
			Route::pageForm( $action, $nonce, fn ( Request $request ): Response => $this->change( $request, $change, $back ), $this->refuse( ... ) )
		);
		add_filter( 'robots_txt', static fn ( string $text ): string => $text . "\nUser-agent: *\nDisallow: /*?{$parameter}=\n" );
	}

	/**
	 * @param Closure(Request): string        $change
	 * @param (Closure(Request): string)|null $back
	 */
	private function change( Request $request, Closure $change, ?Closure $back ): Response {
		try {
			$this->engine->notices()->add( 'success', esc_html( $change( $request ) ) );
		} catch ( StoreError|Problem $refusal ) {
			$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		}
		return Response::redirect( null === $back ? $this->page->url() : $back( $request ) );
	}

	private function refuse( StoreError|Problem $refusal ): Response {
		$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		return Response::redirect( $this->page->url() );
	}
}
