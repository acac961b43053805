<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Page;
use Marketday\Engine\Contract\Settings;
use Marketday\Marketing\Newsletter\SubscriptionPage;

/** Pages on which a form stands that is in a template, or comes by itself. It never comes between a shopper and the checkout. */
final class Placement {
	public const PLACES = [ 'front', 'pages', 'posts', 'products', 'archives' ];

	public function __construct(
		private readonly Settings $settings,
		private readonly SubscriptionPage $page
	) {}

	/** @param list<string> $places None for all. */
	public function allows( Variant $variant, array $places ): bool {
		if ( $variant->comesByItself() && $this->isBusy() ) {
			return false;
		}
		$places = [] === $places && Variant::BelowPages === $variant ? [ 'pages', 'posts', 'products' ] : $places;
		return [] === $places || [] !== array_intersect( $places, $this->here() );
	}

	/** Somebody is buying here, or is on the newsletter's own page. */
	private function isBusy(): bool {
		$pages = array_filter(
			[ $this->settings->pageId( Page::Checkout ), $this->settings->pageId( Page::Basket ), $this->page->knownId() ],
			static fn ( int $id ): bool => $id > 0
		);
		return ( [] !== $pages && is_page( $pages ) ) || '' !== (string) get_query_var( 'order-received' );
	}

	/** @return list<string> */
	private function here(): array {
		return array_keys( array_filter( [
			'front'    => is_front_page(),
			'pages'    => is_page() && ! is_front_page(),
			'posts'    => is_singular( 'post' ),
			'products' => is_singular( 'product' ),
			'archives' => is_archive() || is_home() || is_search(),
		] ) );
	}
}
