<?php

declare( strict_types=1 );

namespace Marketday\BackInStock;

defined( 'ABSPATH' ) || exit;

/** What is kept of an address, for WordPress's tools for personal data. */
final class WaitingData {
	public function __construct( private readonly WaitingList $list ) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $all ): array => $all + [
			'marketday-back-in-stock' => [
				'exporter_friendly_name' => __( 'Products waited for', 'marketday' ),
				'callback'               => $this->export( ... ),
			],
		] );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $all ): array => $all + [
			'marketday-back-in-stock' => [
				'eraser_friendly_name' => __( 'Products waited for', 'marketday' ),
				'callback'             => $this->erase( ... ),
			],
		] );
	}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $email ): array {
		return [
			'data' => array_map( static fn ( Waiting $waiting ): array => [
				'group_id'    => 'marketday-back-in-stock',
				'group_label' => __( 'Products waited for', 'marketday' ),
				'item_id'     => "waiting-{$waiting->id}",
				'data'        => [
					[
						'name'  => __( 'Product', 'marketday' ),
						'value' => wp_strip_all_tags( get_the_title( $waiting->itemId ) ),
					],
					[
						'name'  => __( 'Since', 'marketday' ),
						'value' => $waiting->askedAt,
					],
				],
			], $this->list->of( $email ) ),
			'done' => true,
		];
	}

	/** @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $email ): array {
		$waiting = $this->list->of( $email );
		foreach ( $waiting as $one ) {
			$this->list->delete( $one->id );
		}
		return [
			'items_removed'  => [] !== $waiting,
			'items_retained' => false,
			'messages'       => [],
			'done'           => true,
		];
	}
}
