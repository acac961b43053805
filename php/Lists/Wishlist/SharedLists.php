<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\Http\PageForm;
use Marketday\Kernel\Http\Problem;
use Marketday\Kernel\Http\RateLimit;
use Marketday\Kernel\Text\TextLine;
use Marketday\Kernel\View;
use Marketday\Lists\Wishlist\Emails\EmailChoice;
use Marketday\Lists\Wishlist\Emails\EmailFormHandler;
use Marketday\Lists\Wishlist\Lists\NamedLists;
use Marketday\Lists\Wishlist\Lists\Visibility;

/** Lists at the wishlist's page besides the visitor's own: one that somebody shares, public ones that were looked for, and the end of mails. */
final class SharedLists {
	public const SHARED = 'shared-list';
	private const FIND  = 'find-list';

	public function __construct(
		private readonly Wishlist $wishlist,
		private readonly NamedLists $lists,
		private readonly EmailChoice $emails,
		private readonly FeaturePage $page,
		private readonly View $view
	) {}

	/** Null where the visitor's own belongs there. */
	public function ofAddress(): ?string {
		// phpcs:disable WordPress.Security -- read-only; each is compared with what is stored, or signed.
		return match ( true ) {
			isset( $_GET[ self::SHARED ] ) => $this->drawShared( $_GET[ self::SHARED ] ),
			isset( $_GET[ self::FIND ] )   => $this->searchResults( $_GET[ self::FIND ] ),
			isset( $_GET[ EmailChoice::KEY ] ) => $this->endEmails( $_GET[ EmailChoice::KEY ] ),
			default                           => null,
		};
		// phpcs:enable
	}

	private function drawShared( mixed $token ): string {
		$list = is_string( $token ) ? $this->lists->byToken( $token ) : null;
		if ( null === $list ) {
			return sprintf(
				'<p>%s <a href="%s">%s</a></p>',
				esc_html__( 'This list is no longer shared.', 'marketday' ),
				esc_url( $this->page->url() ),
				esc_html__( 'View your wishlist', 'marketday' )
			);
		}
		// The buttons that buy are those of a listing.
		DrawingSetup::registerAssets();
		wp_enqueue_style( 'marketday-listing' );
		wp_enqueue_script( 'marketday-listing' );
		return $this->view->render( 'shared', [
			'name'     => $list->name(),
			'rows'     => $this->wishlist->rowsOf( $list ),
			'hasNotes' => Visibility::WithNotes === $list->visibility,
		] );
	}

	private function searchResults( mixed $text ): string {
		$text = is_string( $text ) ? mb_substr( TextLine::of( wp_unslash( $text ) ), 0, 100 ) : '';
		try {
			RateLimit::reads()->spend();
			$lists = $this->lists->search( $text );
		} catch ( Problem ) {
			$lists = [];
		}
		return $this->view->render( 'found', [
			'text'    => $text,
			'lists'   => $lists,
			'pageUrl' => $this->page->url(),
		] );
	}

	private function endEmails( mixed $key ): ?string {
		if ( ! is_string( $key ) || 0 === $this->emails->userOf( $key ) ) {
			return null;
		}
		return sprintf(
			'<form method="post" action="%s"><p>%s</p><input type="hidden" name="%s" value="%s"><input type="hidden" name="%s" value="%s"><p><button type="submit" class="marketday-button">%s</button></p></form>',
			esc_url( $this->page->url() ),
			esc_html__( 'Stop emails about your lists?', 'marketday' ),
			esc_attr( PageForm::ACTION ),
			esc_attr( EmailFormHandler::ACTION ),
			esc_attr( EmailChoice::KEY ),
			esc_attr( $key ),
			esc_html__( 'Stop emails', 'marketday' )
		);
	}
}
