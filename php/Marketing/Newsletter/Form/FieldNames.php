<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

/** Names of a form's fields in the order in which they stand: where two labels come to one name, the later gets a number. */
final class FieldNames {
	/** @var array<string, list<string>> Names that are taken, by form. */
	private array $taken = [];

	public function take( string $form, FormField $field ): FormField {
		if ( ! $field->isCustom() ) {
			return $field;
		}
		$name = $field->name;
		for ( $number = 2; in_array( $name, $this->taken[ $form ] ?? [], true ); $number++ ) {
			$name = mb_substr( $field->name, 0, 56 ) . "_{$number}";
		}
		$this->taken[ $form ][] = $name;
		return $field->withName( $name );
	}

	/** A form is complete: one of the same name begins anew. */
	public function forget( string $form ): void {
		unset( $this->taken[ $form ] );
	}

	/**
	 * @param list<FormField> $fields Of one form.
	 * @return list<FormField>
	 */
	public static function unique( array $fields ): array {
		$names = new self();
		return array_map( static fn ( FormField $field ): FormField => $names->take( '', $field ), $fields );
	}
}
