<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic\Fake;

use InvalidArgumentException;

/** The mapping of the fake, and the values that a query sees of a document. */
final class FakeFields {
	/** @var array<string, string> Type by full name. */
	private array $types = [];

	/** @param array<string, mixed> $properties */
	public function __construct( array $properties ) {
		$this->read( $properties, '' );
	}

	/**
	 * @param array<string, mixed>             $document
	 * @param array{string, array<string, mixed>}|null $nested Path and nested document; null where the query is outside.
	 * @return list<mixed>
	 */
	public function values( array $document, ?array $nested, string $field ): array {
		$this->type( $field );
		$path = $this->pathOf( $field );
		if ( $path !== ( $nested[0] ?? '' ) ) {
			return [];
		}
		$value = null === $nested ? $document : $nested[1];
		foreach ( explode( '.', '' === $path ? $field : substr( $field, strlen( $path ) + 1 ) ) as $part ) {
			$value = is_array( $value ) ? ( $value[ $part ] ?? null ) : null;
		}
		return array_values( array_filter( is_array( $value ) ? $value : [ $value ], static fn ( mixed $one ): bool => null !== $one ) );
	}

	public function type( string $field ): string {
		return $this->types[ $field ] ?? throw new InvalidArgumentException( "No mapping found for [{$field}]" );
	}

	/**
	 * @param array<string, mixed> $document
	 * @return list<array{string, array<string, mixed>}>
	 */
	public function nested( array $document, string $path ): array {
		if ( 'nested' !== $this->type( $path ) ) {
			throw new InvalidArgumentException( "[nested] path [{$path}] is not nested" );
		}
		$value = $document;
		foreach ( explode( '.', $path ) as $part ) {
			$value = $value[ $part ] ?? [];
		}
		return array_map( static fn ( array $one ): array => [ $path, $one ], $value );
	}

	private function pathOf( string $field ): string {
		foreach ( $this->types as $path => $type ) {
			if ( 'nested' === $type && str_starts_with( $field, "{$path}." ) ) {
				return $path;
			}
		}
		return '';
	}

	/** @param array<string, mixed> $properties */
	private function read( array $properties, string $prefix ): void {
		foreach ( $properties as $name => $field ) {
			$this->types[ $prefix . $name ] = $field['type'] ?? 'object';
			$this->read( $field['properties'] ?? [], "{$prefix}{$name}." );
			// `post_type.raw` is the same value, not analysed.
			foreach ( $field['fields'] ?? [] as $part => $of ) {
				$this->types[ "{$prefix}{$name}.{$part}" ] = $of['type'];
			}
		}
	}
}
