<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

/** The front page and the shop's pages of words. */
final class DemoPages {
	public function __construct(
		private readonly ShopFile $pages,
		private readonly OwnedPosts $posts,
		private readonly BlockMarkup $markup
	) {}

	public function write(): void {
		// Twice: the pages link to one another, and an address is known once its page is there.
		$this->writeAll();
		$front = $this->writeAll();
		if ( $front > 0 ) {
			// Its first line is its heading, in other themes than the demo's own too.
			update_post_meta( $front, '_wp_page_template', 'page-without-title' );
			update_option( 'show_on_front', 'page' );
			update_option( 'page_on_front', $front );
		}
	}

	/** @return int The front page's id. */
	private function writeAll(): int {
		$front = 0;
		foreach ( $this->pages->parts() as $page ) {
			$id    = $this->posts->put(
				[
					'post_type'    => 'page',
					'post_name'    => $page->text( 'slug' ),
					'post_title'   => $page->text( 'title' ),
					'post_content' => $this->markup->read( 'pages/' . $page->text( 'file' ) ),
				]
			);
			$front = $page->isOn( 'front' ) ? $id : $front;
			$option = $page->text( 'option', '' );
			if ( '' !== $option ) {
				update_option( $option, $id );
			}
		}
		return $front;
	}
}
