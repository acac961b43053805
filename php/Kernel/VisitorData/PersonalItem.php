<?php

declare( strict_types=1 );

namespace Marketday\Kernel\VisitorData;

defined( 'ABSPATH' ) || exit;

/** One thing that is kept of a person: an order, a subscription, a product on a list. */
final class PersonalItem {
	/**
	 * @param string                      $id    Of its own among all that is exported: `order-12`.
	 * @param array<array-key, string>    $facts By their names for people; what is '' is left out.
	 * @param array{string, string}|null  $group Name and label of the table it stands in, where that is not its feature's own.
	 */
	public function __construct(
		private readonly string $id,
		private readonly array $facts,
		private readonly ?array $group = null
	) {}

	/** @return array{group_id: string, group_label: string, item_id: string, data: list<array{name: string, value: string}>} As WordPress's exporter takes it. */
	public function toArray( string $group, string $label ): array {
		$data = [];
		foreach ( array_filter( $this->facts, static fn ( string $value ): bool => '' !== $value ) as $name => $value ) {
			$data[] = [
				'name'  => (string) $name,
				'value' => $value,
			];
		}
		return [
			'group_id'    => 'marketday-' . ( $this->group[0] ?? $group ),
			'group_label' => $this->group[1] ?? $label,
			'item_id'     => $this->id,
			'data'        => $data,
		];
	}
}
