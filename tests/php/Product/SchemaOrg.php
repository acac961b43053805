<?php

declare( strict_types=1 );

namespace Marketday\Tests\Product;

/** Holds JSON-LD against an extract of schema.org's own vocabulary (schema-org-vocabulary.json names its source, version and licence). */
final class SchemaOrg {
	/** @var array<string, list<string>> What a type stands on. */
	private readonly array $types;

	/** @var array<string, array{domainIncludes: list<string>, rangeIncludes: list<string>}> */
	private readonly array $properties;

	/** @var array<string, string> Type of each value of an enumeration. */
	private readonly array $values;

	/** @var array<string, string> Type by the id of a node. */
	private array $nodes = [];

	public function __construct() {
		$extract          = json_decode( (string) file_get_contents( __DIR__ . '/schema-org-vocabulary.json' ), true, 512, JSON_THROW_ON_ERROR );
		$this->types      = $extract['types'];
		$this->properties = $extract['properties'];
		$this->values     = $extract['values'];
	}

	/**
	 * @param list<array<string, mixed>> $graph
	 * @return list<string>
	 */
	public function faults( array $graph ): array {
		$this->nodes = array_column( $graph, '@type', '@id' );
		return array_merge( ...array_map( $this->faultsOf( ... ), $graph ) );
	}

	/**
	 * @param array<string, mixed> $node
	 * @return list<string>
	 */
	private function faultsOf( array $node ): array {
		$type = $node['@type'] ?? '(none)';
		if ( ! isset( $this->types[ $type ] ) ) {
			return [ "{$type} is no type" ];
		}
		$faults = [];
		foreach ( array_diff_key( $node, [ '@type' => true, '@id' => true ] ) as $name => $value ) {
			$property = $this->properties[ $name ] ?? null;
			if ( null === $property || [] === array_intersect( $property['domainIncludes'], $this->kinds( $type ) ) ) {
				$faults[] = "{$type} has no {$name}";
				continue;
			}
			foreach ( is_array( $value ) && array_is_list( $value ) ? $value : [ $value ] as $one ) {
				if ( ! $this->fits( $one, $property['rangeIncludes'] ) ) {
					$faults[] = "{$type}.{$name} cannot be " . wp_json_encode( $one, JSON_UNESCAPED_SLASHES );
				} elseif ( is_array( $one ) && isset( $one['@type'] ) ) {
					array_push( $faults, ...$this->faultsOf( $one ) );
				}
			}
		}
		return $faults;
	}

	/** @param list<string> $range */
	private function fits( mixed $value, array $range ): bool {
		if ( is_array( $value ) ) {
			return [] !== array_intersect( $this->kinds( $value['@type'] ?? $this->nodes[ $value['@id'] ?? '' ] ?? '' ), $range );
		}
		foreach ( $range as $kind ) {
			$fits = match ( $kind ) {
				'Boolean'  => is_bool( $value ),
				'Integer'  => is_int( $value ),
				'Number'   => is_int( $value ) || is_float( $value ) || ( is_string( $value ) && 1 === preg_match( '/^\d+(\.\d+)?$/', $value ) ),
				'Date'     => is_string( $value ) && 1 === preg_match( '/^\d{4}-\d\d-\d\d$/', $value ),
				'DateTime' => is_string( $value ) && false !== \DateTimeImmutable::createFromFormat( DATE_ATOM, $value ),
				'URL'      => is_string( $value ) && false !== filter_var( $value, FILTER_VALIDATE_URL ),
				'Text'     => is_string( $value ) && '' !== $value,
				// A value of an enumeration; a thing is also named by its address.
				default    => is_string( $value )
					&& ( $this->isEnumeration( $kind ) ? $this->isValueOf( $value, $kind ) : 'Thing' === $kind && false !== filter_var( $value, FILTER_VALIDATE_URL ) ),
			};
			if ( $fits ) {
				return true;
			}
		}
		return false;
	}

	private function isEnumeration( string $kind ): bool {
		return in_array( 'Enumeration', $this->kinds( $kind ), true );
	}

	private function isValueOf( string $address, string $kind ): bool {
		return str_starts_with( $address, 'https://schema.org/' ) && ( $this->values[ substr( $address, 19 ) ] ?? '' ) === $kind;
	}

	/** @return list<string> The type and all that it stands on. */
	private function kinds( string $type ): array {
		$kinds = [ $type ];
		foreach ( $this->types[ $type ] ?? [] as $above ) {
			array_push( $kinds, ...$this->kinds( $above ) );
		}
		return $kinds;
	}
}
