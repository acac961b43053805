<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\View;
use Marketday\ProductSearch\PopularTerms;
use Marketday\Store\Index\Text\Synonyms;

/** Tools → Product search: words that mean the same, and popular searches that are not offered. */
final class WordsPage {
	private const SLUG       = 'marketday-search';
	private const ACTION     = 'marketday_search_words';
	private const CAPABILITY = 'edit_others_products';
	private const LONGEST    = 50_000;

	public function __construct(
		private readonly PopularTerms $popular,
		private readonly View $view
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$routes->add( Route::adminPost( self::ACTION, $guard, $this->save( ... ) ) );
	}

	public function addToMenu(): void {
		$title = __( 'Product search', 'marketday' );
		add_management_page( $title, $title, self::CAPABILITY, self::SLUG, [ $this, 'show' ] );
	}

	public function show(): void {
		$kept = get_option( Synonyms::OPTION, Synonyms::DEFAULT );
		$html = $this->view->render(
			'words',
			[
				'action'   => admin_url( 'admin-post.php' ),
				'name'     => self::ACTION,
				'synonyms' => is_string( $kept ) ? $kept : Synonyms::DEFAULT,
				'terms'    => $this->popular->all(),
				'isSaved'  => isset( $_GET['saved'] ), // phpcs:ignore WordPress.Security.NonceVerification -- only a notice.
			]
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private function save( Request $request ): Response {
		$lines = $request->raw( 'synonyms' );
		if ( ! is_string( $lines ) || strlen( $lines ) > self::LONGEST ) {
			throw $request->invalid( 'synonyms', sprintf( 'must be a text of at most %d characters', self::LONGEST ) );
		}
		update_option( Synonyms::OPTION, sanitize_textarea_field( $lines ), false );
		$texts = static fn ( string $name ): array => array_values( array_filter( $request->map( $name ), 'is_string' ) );
		$this->popular->hide( $texts( 'hidden' ), $texts( 'listed' ) );
		return Response::redirect( add_query_arg( [ 'page' => self::SLUG, 'saved' => '1' ], admin_url( 'tools.php' ) ) );
	}
}
