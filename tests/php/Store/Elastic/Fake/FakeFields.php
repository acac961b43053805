<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store\Elastic\Fake;

use InvalidArgumentException;

/**
 * The mapping of the fake, and the values that a query sees of a document. An unknown field below one that takes no others (`dynamic`
 * false) is an error here, so that no misspelt name goes unseen; any other is simply not there, as with Elasticsearch.
 */
final class FakeFields {
	/** @var array<string, string> Type by full name. */
	private array $types = [];

	/** @var list<string> */
	private array $closed = [];

	/** @var array<string, string> Path of the nested documents that a field is in, by field. */
	private array $paths = [];

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
		$path = $this->paths[ $field ] ??= $this->pathOf( $field );
		if ( $path !== ( $nested[0] ?? '' ) ) {
			return [];
		}
		$value = null === $nested ? $document : $nested[1];
		$parts = explode( '.', '' === $path ? $field : substr( $field, strlen( $path ) + 1 ) );
		foreach ( $parts as $place => $part ) {
			// `post_type.raw` is the same value as `post_type`, not analysed.
			$isWhole = $place > 0 && $place === count( $parts ) - 1 && ! is_array( $value );
			$value   = $isWhole ? $value : self::part( $value, $part );
		}
		return array_values( array_filter( is_array( $value ) ? $value : [ $value ], static fn ( mixed $one ): bool => null !== $one ) );
	}

	public function type( string $field ): string {
		return $this->types[ $field ] ?? $this->unknown( $field );
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

	private function unknown( string $field ): string {
		foreach ( $this->closed as $name ) {
			if ( str_starts_with( $field, "{$name}." ) ) {
				throw new InvalidArgumentException( "No mapping found for [{$field}]" );
			}
		}
		return '';
	}

	/** Of each, where there are several. */
	private static function part( mixed $value, string $part ): mixed {
		if ( is_array( $value ) && array_is_list( $value ) && [] !== $value ) {
			return array_merge( [], ...array_map( static fn ( mixed $one ): array => (array) self::part( $one, $part ), $value ) );
		}
		return is_array( $value ) ? ( $value[ $part ] ?? null ) : null;
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
			if ( false === ( $field['dynamic'] ?? true ) ) {
				$this->closed[] = $prefix . $name;
			}
			$this->read( $field['properties'] ?? [], "{$prefix}{$name}." );
			foreach ( $field['fields'] ?? [] as $part => $of ) {
				$this->types[ "{$prefix}{$name}.{$part}" ] = $of['type'];
			}
		}
	}
}
