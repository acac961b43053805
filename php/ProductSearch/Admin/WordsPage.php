<?php

declare( strict_types=1 );

namespace Marketday\ProductSearch\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use Marketday\ProductSearch\PopularTerms;
use Marketday\Store\Index\Text\Synonyms;

/** Marketday → Product search: words that mean the same, and popular searches that are not offered. */
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
		OwnMenu::add( $title, self::CAPABILITY, self::SLUG, [ $this, 'show' ], 30 );
	}

	public function show(): void {
		$kept = get_option( Synonyms::OPTION, Synonyms::DEFAULT );
		$kept = is_string( $kept ) ? $kept : Synonyms::DEFAULT;
		$word = is_string( $_GET['word'] ?? null ) ? TextLine::of( wp_unslash( $_GET['word'] ) ) : ''; // phpcs:ignore WordPress.Security -- fills a field; cleaned here.
		$html = $this->view->render(
			'words',
			[
				'action'   => admin_url( 'admin-post.php' ),
				'name'     => self::ACTION,
				'synonyms' => '' === $word ? $kept : "{$word} => \n{$kept}",
				'word'     => $word,
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
		return Response::redirect( add_query_arg( 'saved', '1', OwnMenu::address( self::SLUG ) ) );
	}
}
