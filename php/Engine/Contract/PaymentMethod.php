<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

final class PaymentMethod {
	public function __construct(
		public readonly string $id,
		public readonly string $title,
		public readonly string $description
	) {}

	/** @return array{id: string, title: string, description: string} */
	public function toArray(): array {
		return [
			'id'          => $this->id,
			'title'       => $this->title,
			'description' => $this->description,
		];
	}
}
