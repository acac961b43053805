<?php

declare( strict_types=1 );

namespace Marketday\Admin\Import\Row;

defined( 'ABSPATH' ) || exit;

use Marketday\Admin\Import\Csv\CsvRow;
use Marketday\Admin\Import\RowRefusedException;
use Marketday\Engine\Contract\AttributeDraft;
use Marketday\Kernel\Text\TextLine;

/** The columns `Attribute N name`, `value(s)`, `visible`, `global` and `default`. */
final class AttributeFields implements FieldReader {
	public function read( CsvRow $row, RowWarnings $warnings ): array {
		$numbers = $row->numbersOf( 'attribute' );
		if ( [] === $numbers ) {
			return [];
		}
		$attributes = [];
		foreach ( $numbers as $number ) {
			$attribute = $this->attribute( $row, "attribute:{$number}" );
			if ( null === $attribute ) {
				continue;
			}
			$key                = mb_strtolower( $attribute->name );
			$attributes[ $key ] = isset( $attributes[ $key ] ) ? $this->join( $attributes[ $key ], $attribute, $row, $warnings ) : $attribute;
		}
		return [ 'attributes' => array_values( $attributes ) ];
	}

	/** An attribute that is given twice has the values of both; a variation has one. */
	private function join( AttributeDraft $one, AttributeDraft $other, CsvRow $row, RowWarnings $warnings ): AttributeDraft {
		$values = array_values( array_unique( [ ...$one->values, ...$other->values ] ) );
		if ( $row->isVariation() && count( $values ) > 1 ) {
			/* translators: %s: name of an attribute. */
			throw new RowRefusedException( sprintf( __( 'The attribute "%s" appears twice.', 'marketday' ), $one->name ) );
		}
		/* translators: %s: name of an attribute. */
		$warnings->add( sprintf( __( 'The attribute "%s" appears twice, so it has the values of both.', 'marketday' ), $one->name ) );
		return new AttributeDraft(
			$one->name,
			$values,
			$one->global || $other->global,
			$one->visible || $other->visible,
			$one->forVariations || $other->forVariations,
			'' === $one->default ? $other->default : $one->default
		);
	}

	private function attribute( CsvRow $row, string $prefix ): ?AttributeDraft {
		$name   = $this->clean( $row->textOrEmpty( "{$prefix}:name" ) );
		$values = array_map( $this->clean( ... ), $row->items( "{$prefix}:values" ) ?? [] );
		$values = array_values( array_unique( array_filter( $values, static fn ( string $value ): bool => '' !== $value ) ) );
		if ( '' === $name ) {
			if ( [] !== $values ) {
				throw new RowRefusedException( __( 'An attribute has values but no name.', 'marketday' ) );
			}
			return null;
		}
		if ( $row->isVariation() && count( $values ) > 1 ) {
			/* translators: 1: name of an attribute, 2: its values. */
			throw new RowRefusedException( sprintf( __( 'A variation has one value for "%1$s", not "%2$s".', 'marketday' ), $name, implode( ', ', $values ) ) );
		}
		if ( [] === $values && ! $row->isVariation() ) {
			return null;
		}
		$default = $this->clean( str_replace( '\\,', ',', $row->textOrEmpty( "{$prefix}:default" ) ) );
		return new AttributeDraft(
			$name,
			$values,
			CellReader::boolean( $row, "{$prefix}:global" ) ?? false,
			CellReader::boolean( $row, "{$prefix}:visible" ) ?? true,
			'' !== $default,
			$this->among( $default, $values )
		);
	}

	/**
	 * The value as the list spells it, '' where it is none of them.
	 *
	 * @param list<string> $values
	 */
	private function among( string $default, array $values ): string {
		foreach ( in_array( $default, $values, true ) ? [ $default ] : $values as $value ) {
			if ( mb_strtolower( $value ) === mb_strtolower( $default ) ) {
				return $value;
			}
		}
		return '';
	}

	private function clean( string $text ): string {
		return mb_substr( TextLine::of( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ) ), 0, 200 );
	}
}
