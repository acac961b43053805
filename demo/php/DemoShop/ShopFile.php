<?php

declare( strict_types=1 );

namespace Marketday\DemoShop;

defined( 'ABSPATH' ) || exit;

use RuntimeException;

/** Part of `demo/shop.json`, read by name. What is missing or of another kind is an error that names the place. */
final class ShopFile {
	/** @param array<array-key, mixed> $values */
	private function __construct(
		private readonly array $values,
		private readonly string $place
	) {}

	public static function read( string $file ): self {
		$values = json_decode( (string) file_get_contents( $file ), true );
		if ( ! is_array( $values ) ) {
			throw new RuntimeException( "{$file} is not a JSON object." );
		}
		return new self( $values, basename( $file ) );
	}

	public function part( string $name ): self {
		$value = $this->values[ $name ] ?? null;
		return is_array( $value ) ? new self( $value, "{$this->place}.{$name}" ) : throw $this->missing( $name, 'an object' );
	}

	/** @return array<string, ShopFile> */
	public function parts(): array {
		$parts = [];
		foreach ( array_keys( $this->values ) as $name ) {
			$parts[ (string) $name ] = $this->part( (string) $name );
		}
		return $parts;
	}

	public function text( string $name, ?string $otherwise = null ): string {
		$value = $this->values[ $name ] ?? $otherwise;
		return is_string( $value ) ? $value : throw $this->missing( $name, 'a text' );
	}

	public function number( string $name, ?int $otherwise = null ): int {
		$value = $this->values[ $name ] ?? $otherwise;
		return is_int( $value ) ? $value : throw $this->missing( $name, 'a whole number' );
	}

	public function isOn( string $name ): bool {
		return true === ( $this->values[ $name ] ?? false );
	}

	/** @return list<string> Of a list of texts; empty where there is none. */
	public function list( string $name ): array {
		return isset( $this->values[ $name ] ) ? array_values( $this->part( $name )->texts() ) : [];
	}

	/** @return array<string, string> */
	public function texts(): array {
		$texts = [];
		foreach ( $this->values as $name => $value ) {
			$texts[ (string) $name ] = is_string( $value ) ? $value : throw $this->missing( (string) $name, 'a text' );
		}
		return $texts;
	}

	private function missing( string $name, string $kind ): RuntimeException {
		return new RuntimeException( "{$this->place}: '{$name}' must be {$kind}." );
	}
}
