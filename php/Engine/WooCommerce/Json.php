<?php

declare( strict_types=1 );

namespace Marketday\Engine\WooCommerce;

defined( 'ABSPATH' ) || exit;

/** Typed reading of decoded JSON: what has the wrong shape counts as missing. */
final class Json {
	/** @param array<array-key, mixed> $values */
	public function __construct( private readonly array $values ) {}

	public function text( string $name ): string {
		$value = $this->values[ $name ] ?? '';
		return is_scalar( $value ) ? (string) $value : '';
	}

	public function number( string $name ): int {
		return (int) $this->text( $name );
	}

	public function flag( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	public function has( string $name ): bool {
		return isset( $this->values[ $name ] );
	}

	public function map( string $name ): self {
		$value = $this->values[ $name ] ?? [];
		return new self( is_array( $value ) ? $value : [] );
	}

	/** @return list<self> */
	public function list( string $name ): array {
		$value = $this->values[ $name ] ?? [];
		return is_array( $value ) ? array_map( static fn ( array $row ): self => new self( $row ), array_values( array_filter( $value, 'is_array' ) ) ) : [];
	}

	/** @return array<array-key, mixed> */
	public function values(): array {
		return $this->values;
	}
}
