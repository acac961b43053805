<?php

declare( strict_types=1 );

namespace Marketday\Lists\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\DrawingSetup;
use Marketday\Kernel\FeaturePage;
use Marketday\Kernel\View;

/** The lists among the sections of the account: names, counts, and what has news. */
final class AccountLists {
	/** Products that are shown of all lists. */
	private const SHOWN = 5;

	public function __construct(
		private readonly Wishlist $wishlist,
		private readonly FeaturePage $page,
		private readonly View $view
	) {}

	public function register(): void {
		add_filter( 'marketday_account_sections', fn ( array $sections ): array => $sections + [
			WishlistFeature::NAME => [
				'label' => __( 'Wishlist', 'marketday' ),
				'url'   => $this->page->url(),
				'html'  => $this->html( ... ),
			],
		] );
	}

	private function html(): string {
		DrawingSetup::registerAssets();
		wp_enqueue_style( 'marketday-product-lists' );
		return $this->view->render( 'account', [
			'lists'   => $this->wishlist->lists(),
			'rows'    => array_slice( $this->wishlist->rows(), 0, self::SHOWN ),
			'pageUrl' => $this->page->url(),
		] );
	}
}
