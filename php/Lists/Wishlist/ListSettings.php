<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\View;
use Marketday\Lists\Wishlist\Emails\EmailChoice;
use Marketday\Lists\Wishlist\Lists\NamedList;

/** Draws what stands below a list on its page: its name, who sees it and by which link, further lists, and the mails. */
final class ListSettings {
	public function __construct(
		private readonly Wishlist $wishlist,
		private readonly GuestShare $guest,
		private readonly EmailChoice $emails,
		private readonly FeaturePage $page,
		private readonly View $view
	) {}

	/** @param NamedList|null $list Null for all of the visitor's. */
	public function html( ?NamedList $list ): string {
		if ( $this->wishlist->isClosed() ) {
			return '';
		}
		if ( ! is_user_logged_in() ) {
			return [] === $this->wishlist->ids()
				? ''
				: $this->view->render( 'share', $this->common( $this->guest->list() ) + [ 'logInUrl' => wp_login_url( $this->page->url() ) ] );
		}
		$lists = $this->wishlist->lists();
		$shown = $list ?? ( 1 === count( $lists ) ? $lists[0] : null );
		return $this->view->render( 'settings', $this->common( $shown ) + [
			'list'       => $shown,
			'wantsEmails' => $this->emails->isWanted( get_current_user_id() ),
		] );
	}

	/** @return array{url: string, pageUrl: string, nonce: string} */
	private function common( ?NamedList $list ): array {
		return [
			'url'     => '' === (string) $list?->token ? '' : add_query_arg( SharedLists::SHARED, (string) $list?->token, $this->page->url() ),
			'pageUrl' => $this->page->url(),
			'nonce'   => wp_create_nonce( WishlistFormHandler::NONCE ),
		];
	}
}
