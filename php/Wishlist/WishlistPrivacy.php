<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\VisitorList;
use Marketday\Listing\ListedProducts;
use Marketday\Store\Engine;

/** What WordPress's tools for personal data tell of a user's wishlist, and how they erase it. */
final class WishlistPrivacy {
	public function __construct(
		private readonly Engine $engine,
		private readonly VisitorList $list
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => [
			'marketday-wishlist' => [
				'exporter_friendly_name' => __( 'Wishlist', 'marketday' ),
				'callback'               => $this->export( ... ),
			],
		] + $exporters );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => [
			'marketday-wishlist' => [
				'eraser_friendly_name' => __( 'Wishlist', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] + $erasers );
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$ids   = false === $user ? [] : $this->list->ofUser( $user->ID );
		$items = [];
		foreach ( ( new ListedProducts( $this->engine->catalogue() ) )->of( $ids ) as $id => $found ) {
			$items[] = [
				'group_id'    => 'marketday-wishlist',
				'group_label' => __( 'Wishlist', 'marketday' ),
				'item_id'     => "wish-{$id}",
				'data'        => [
					[
						'name'  => __( 'Product', 'marketday' ),
						'value' => $found->product->name ?? "#{$id}",
					],
				],
			];
		}
		return [
			'data' => $items,
			'done' => true,
		];
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		$user = get_user_by( 'email', $email );
		return [
			'items_removed'  => false !== $user && $this->list->eraseUser( $user->ID ),
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
