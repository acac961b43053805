<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Engine\Contract\ProductDraft;
use Marketday\Engine\Contract\ProductType;

/** Values of a row, on its way to a product draft. */
final class DraftFields {
	/** @param array<string, mixed> $fields By the names of `ProductDraft`'s constructor. */
	public function __construct(
		public readonly CsvRow $row,
		private array $fields,
		public readonly RowWarnings $warnings
	) {}

	public function set( string $field, mixed $value ): void {
		$this->fields[ $field ] = $value;
	}

	/** @param array<string, string> $metas */
	public function addMetas( array $metas ): void {
		$this->fields['meta'] = $metas + (array) ( $this->fields['meta'] ?? [] );
	}

	public function name(): ?string {
		$name = $this->fields['name'] ?? null;
		return is_string( $name ) ? $name : null;
	}

	public function type(): ?ProductType {
		$type = $this->fields['type'] ?? null;
		return $type instanceof ProductType ? $type : null;
	}

	/** @return list<AttributeDraft>|null */
	public function attributes(): ?array {
		$attributes = $this->fields['attributes'] ?? null;
		return is_array( $attributes ) ? array_values( array_filter( $attributes, static fn ( $attribute ): bool => $attribute instanceof AttributeDraft ) ) : null;
	}

	/** @return list<string> Of a list of names, such as tags. */
	public function names( string $field ): array {
		return array_values( array_filter( (array) ( $this->fields[ $field ] ?? [] ), 'is_string' ) );
	}

	/** @return list<list<string>> Of a list of paths, such as categories. */
	public function paths( string $field ): array {
		return array_map(
			static fn ( array $path ): array => array_values( array_filter( $path, 'is_string' ) ),
			array_values( array_filter( (array) ( $this->fields[ $field ] ?? [] ), 'is_array' ) )
		);
	}

	public function draft(): ProductDraft {
		return new ProductDraft( ...$this->fields );
	}
}
