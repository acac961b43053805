<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\BasketContents;
use Marketday\Engine\Contract\BasketLine;
use Marketday\Engine\Contract\Engine;
use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\StoreError;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\Request;
use Marketday\Kernel\Http\Response;
use Marketday\Kernel\Http\Route;
use Marketday\Kernel\Http\Routes;
use Marketday\Kernel\Slot;

/** 'Save for later' on each line of the basket: it goes to the wishlist, from where it moves back. A plain form, on a page that nothing caches. */
final class SaveForLaterFormHandler {
	private const ACTION = 'save-for-later';
	private const NONCE  = 'marketday-save-line';
	private const FORM   = 'marketday-save-line-form';

	public function __construct(
		private readonly Engine $engine,
		private readonly Wishlist $wishlist,
		private readonly FeaturePage $page
	) {}

	public function register( Routes $routes ): void {
		$routes->add( Route::pageForm( self::ACTION, self::NONCE, $this->save( ... ), $this->refuse( ... ) ) );
		Slot::BasketLine->fill( $this->printButton( ... ) );
		Slot::BasketFoot->fill( $this->printForm( ... ) );
	}

	/** The line is within the form that changes quantities: its button belongs to another, at the end. */
	private function printButton( BasketLine $line ): void {
		if ( $line->isBound ) {
			return;
		}
		/* translators: %s: product name. */
		$label = sprintf( __( 'Save for later: %s', 'marketday' ), $line->product->name );
		printf(
			'<button type="submit" class="marketday-link" form="%s" name="line" value="%s" aria-label="%s">%s</button>',
			esc_attr( self::FORM ),
			esc_attr( $line->key ),
			esc_attr( $label ),
			esc_html__( 'Save for later', 'marketday' )
		);
	}

	private function printForm( BasketContents $contents ): void {
		if ( [] === $contents->lines ) {
			return;
		}
		printf(
			'<form id="%s" method="post" action="%s"><input type="hidden" name="%s" value="%s"><input type="hidden" name="%s" value="%s"></form>',
			esc_attr( self::FORM ),
			esc_url( $this->engine->settings()->pageUrl( Page::Basket ) ),
			esc_attr( PageForm::ACTION ),
			esc_attr( self::ACTION ),
			esc_attr( PageForm::NONCE ),
			esc_attr( wp_create_nonce( self::NONCE ) )
		);
	}

	private function save( Request $request ): Response {
		if ( $this->wishlist->isClosed() ) {
			return Response::redirect( wp_login_url( $this->engine->settings()->pageUrl( Page::Basket ) ) );
		}
		$key = $request->text( 'line', '', 100 );
		foreach ( $this->engine->basket()->contents()->lines as $line ) {
			if ( $line->key === $key ) {
				return $this->move( $line );
			}
		}
		return $this->refuse( new StoreError( 'marketday_line_not_found', __( 'That’s no longer in your basket.', 'marketday' ) ) );
	}

	private function move( BasketLine $line ): Response {
		try {
			$this->wishlist->keep( $line->product->variationId > 0 ? $line->product->variationId : $line->product->productId, $line->pieces->quantity );
			$this->engine->basket()->remove( $line->key );
		} catch ( StoreError|Problem $refusal ) {
			return $this->refuse( $refusal );
		}
		$this->engine->notices()->add( 'success', sprintf(
			'%s <a href="%s">%s</a>',
			/* translators: %s: product name. */
			esc_html( sprintf( __( '“%s” added to your wishlist.', 'marketday' ), $line->product->name ) ),
			esc_url( $this->page->url() ),
			esc_html__( 'View your wishlist', 'marketday' )
		) );
		return $this->back();
	}

	private function refuse( StoreError|Problem $refusal ): Response {
		$this->engine->notices()->add( 'error', esc_html( $refusal->getMessage() ) );
		return $this->back();
	}

	private function back(): Response {
		return Response::redirect( $this->engine->settings()->pageUrl( Page::Basket ) );
	}
}
