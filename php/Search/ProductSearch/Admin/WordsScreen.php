<?php

declare( strict_types=1 );

namespace Marketday\Search\ProductSearch\Admin;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Lazy;
use Marketday\Kernel\Admin\OwnMenu;
use Marketday\Kernel\Http\Guard;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use Marketday\Search\Contract\SearchPins;
use Marketday\Search\Index\Text\Synonyms;
use Marketday\Search\ProductSearch\PopularTerms;

/** Marketday → Product search: words that mean the same, products that come first, and popular searches that are not offered. */
final class WordsScreen {
	private const SLUG       = 'marketday-search';
	private const ACTION     = 'marketday_search_words';
	private const PIN        = 'marketday_search_pin';
	private const CAPABILITY = 'edit_others_products';
	private const LONGEST    = 50_000;

	/** @param Lazy<Pins> $pins */
	public function __construct(
		private readonly PopularTerms $popular,
		private readonly Lazy $pins,
		private readonly View $view
	) {}

	public function addTo( Routes $routes ): void {
		$guard = Guard::nonce( self::ACTION, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$pin   = Guard::nonce( self::PIN, '_wpnonce' )->and( Guard::capability( self::CAPABILITY ) );
		$routes->add(
			Route::adminPost( self::ACTION, $guard, $this->save( ... ) ),
			Route::adminPost( self::PIN, $pin, $this->pin( ... ) )
		);
	}

	public function addToMenu(): void {
		$title = __( 'Product search', 'marketday' );
		OwnMenu::add( $title, self::CAPABILITY, self::SLUG, [ $this, 'show' ], 30 );
	}

	public function show(): void {
		$kept = get_option( Synonyms::OPTION, Synonyms::DEFAULT );
		$kept = is_string( $kept ) ? $kept : Synonyms::DEFAULT;
		$word = self::requestParameter( 'word' );
		$html = $this->view->render(
			'words',
			[
				'action'   => admin_url( 'admin-post.php' ),
				'name'     => self::ACTION,
				'synonyms' => '' === $word ? $kept : "{$word} => \n{$kept}",
				'useless'  => Synonyms::useless( $kept ),
				'word'     => $word,
				'pin'      => self::PIN,
				'pins'     => $this->pins->value()->rows(),
				'pinned'   => self::requestParameter( 'pin' ),
				'product'  => self::requestParameter( 'product' ),
				'terms'    => $this->popular->all(),
				'isSaved'  => isset( $_GET['saved'] ), // phpcs:ignore WordPress.Security.NonceVerification -- only a notice.
			]
		);
		echo $html; // phpcs:ignore WordPress.Security.EscapeOutput -- the template escapes.
	}

	private static function requestParameter( string $name ): string {
		return is_string( $_GET[ $name ] ?? null ) ? TextLine::of( wp_unslash( $_GET[ $name ] ) ) : ''; // phpcs:ignore WordPress.Security -- fills a field; cleaned here.
	}

	/** One more, or one less where the form names which. */
	private function pin( Request $request ): Response {
		$gone = $request->integer( 'remove', 0, 0 );
		if ( $gone > 0 ) {
			SearchPins::remove( $request->text( 'words', '', 500 ), $gone );
		} elseif ( ! $this->pins->value()->add( $request ) ) {
			return Response::redirect( add_query_arg( [
				'pin'     => rawurlencode( $request->text( 'words', '', 500 ) ),
				'product' => rawurlencode( $request->text( 'product', '', 2000 ) ),
			], OwnMenu::address( self::SLUG ) ) . '#marketday-pins' );
		}
		return Response::redirect( add_query_arg( 'saved', '1', OwnMenu::address( self::SLUG ) ) . '#marketday-pins' );
	}

	private function save( Request $request ): Response {
		$lines = $request->raw( 'synonyms' );
		if ( ! is_string( $lines ) || strlen( $lines ) > self::LONGEST ) {
			throw $request->invalid( 'synonyms', sprintf( 'must be a text of at most %d characters', self::LONGEST ) );
		}
		update_option( Synonyms::OPTION, TextLine::several( $lines ), false );
		$texts = static fn ( string $name ): array => array_values( array_filter( $request->map( $name ), 'is_string' ) );
		$this->popular->hide( $texts( 'hidden' ), $texts( 'listed' ) );
		return Response::redirect( add_query_arg( 'saved', '1', OwnMenu::address( self::SLUG ) ) );
	}
}
