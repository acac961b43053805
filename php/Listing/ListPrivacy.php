<?php

declare( strict_types=1 );

namespace Marketday\Listing;

defined( 'ABSPATH' ) || exit;

use Closure;
use Marketday\Kernel\VisitorList;
use Marketday\Store\Engine;

/** What WordPress's tools for personal data tell of a user's list, and how they erase it. */
final class ListPrivacy {
	/** @param Closure(): string $label */
	public function __construct(
		private readonly string $name,
		private readonly Closure $label,
		private readonly Engine $engine,
		private readonly VisitorList $list
	) {}

	public function register(): void {
		add_filter( 'wp_privacy_personal_data_exporters', fn ( array $exporters ): array => [
			"marketday-{$this->name}" => [
				'exporter_friendly_name' => ( $this->label )(),
				'callback'               => $this->export( ... ),
			],
		] + $exporters );
		add_filter( 'wp_privacy_personal_data_erasers', fn ( array $erasers ): array => [
			"marketday-{$this->name}" => [
				'eraser_friendly_name' => ( $this->label )(),
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
				'group_id'    => "marketday-{$this->name}",
				'group_label' => ( $this->label )(),
				'item_id'     => "{$this->name}-{$id}",
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
