<?php

declare( strict_types=1 );

namespace Marketday\Wishlist;

defined( 'ABSPATH' ) || exit;

use Marketday\Listing\ListedProducts;
use Marketday\Store\Engine;
use Marketday\Wishlist\Lists\AccountIds;
use Marketday\Wishlist\Lists\NamedList;
use Marketday\Wishlist\Lists\NamedLists;
use Marketday\Wishlist\Lists\Wish;
use Marketday\Wishlist\Lists\Wishes;
use Marketday\Wishlist\Mails\MailChoice;

/** What WordPress's tools for personal data tell of a user's lists, and how they erase them; a user who is deleted takes them along. */
final class WishlistData {
	public function __construct(
		private readonly Engine $engine,
		private readonly NamedLists $lists,
		private readonly Wishes $wishes,
		private readonly AccountIds $ids,
		private readonly MailChoice $mails
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
		add_action( 'deleted_user', fn ( int $user ) => $this->ids->erase( $user ) );
	}

	/** @return array{data: list<array<string, mixed>>, done: true} */
	private function export( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$items = [];
		if ( false !== $user ) {
			$this->ids->of( $user->ID );
			$lists = [];
			foreach ( $this->lists->of( $user->ID ) as $list ) {
				$lists[ $list->id ] = $list;
			}
			$wishes = $this->wishes->of( $user->ID );
			$found  = ( new ListedProducts( $this->engine->catalogue() ) )->of( array_values( array_unique( array_map( static fn ( Wish $wish ): int => $wish->productId, $wishes ) ) ) );
			foreach ( $wishes as $wish ) {
				$items[] = $this->item( $wish, $lists[ $wish->listId ] ?? null, $found[ $wish->productId ]->product->name ?? "#{$wish->productId}" );
			}
		}
		return [
			'data' => $items,
			'done' => true,
		];
	}

	/** @return array<string, mixed> */
	private function item( Wish $wish, ?NamedList $list, string $product ): array {
		$facts = [
			__( 'Product', 'marketday' )    => $product,
			__( 'List', 'marketday' )       => $list?->name() ?? '',
			__( 'Visibility', 'marketday' ) => $list?->visibility->label() ?? '',
			__( 'Quantity', 'marketday' )   => (string) $wish->quantity,
			__( 'Note', 'marketday' )       => $wish->note,
			__( 'Saved on', 'marketday' )   => (string) wp_date( 'Y-m-d', $wish->addedAt ),
		];
		$data = [];
		foreach ( $facts as $name => $value ) {
			$data[] = [
				'name'  => $name,
				'value' => $value,
			];
		}
		return [
			'group_id'    => 'marketday-wishlist',
			'group_label' => __( 'Wishlist', 'marketday' ),
			'item_id'     => "wishlist-{$wish->id}",
			'data'        => $data,
		];
	}

	/** @return array{items_removed: bool, items_retained: false, messages: list<string>, done: true} */
	private function erase( string $email ): array {
		$user  = get_user_by( 'email', $email );
		$isOne = false !== $user && $this->ids->erase( $user->ID );
		if ( false !== $user ) {
			$this->mails->choose( $user->ID, false );
		}
		return [
			'items_removed'  => $isOne,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
