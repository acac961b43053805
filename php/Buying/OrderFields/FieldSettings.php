<?php

declare( strict_types=1 );

namespace Marketday\Buying\OrderFields;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Address;
use Marketday\Engine\Contract\AddressFieldRules;
use Marketday\Engine\Contract\OrderField;
use Marketday\Kernel\Text\TextLine;

/** Settings of the checkout's fields: those the shop adds, those of addresses it leaves out or requires, and their order. */
final class FieldSettings {
	public const OPTION = 'marketday_order_fields';

	private const MOST = 30;

	private const LONGEST = 100;

	/** @return list<OrderField> */
	public function addedFields(): array {
		return array_values( array_filter( array_map( $this->field( ... ), $this->readOption( 'added' ) ) ) );
	}

	/** @return list<string> Names of the fields of addresses; [] for each country's own order. */
	public function order(): array {
		return array_values( array_filter( $this->readOption( 'order' ), 'is_string' ) );
	}

	/** @return array{added: list<array<string, mixed>>, states: array<string, string>, order: list<string>} */
	public function toArray(): array {
		return [
			'added'  => array_map(
				static fn ( OrderField $field ): array => [
					'id'       => $field->id,
					'label'    => $field->label,
					'type'     => $field->type,
					'required' => $field->required,
					'place'    => $field->place,
					'options'  => $field->options,
				],
				$this->addedFields()
			),
			'states' => AddressFieldRules::states(),
			'order'  => $this->order(),
		];
	}

	/**
	 * @param array<array-key, mixed> $added  Fields as `toArray()` gives them; unchecked. A field without an id gets one of its label.
	 * @param array<array-key, mixed> $states
	 * @param array<array-key, mixed> $order
	 * @return string What is wrong, with the field's label; '' where all is kept.
	 */
	public function keep( array $added, array $states, array $order ): string {
		if ( count( $added ) > self::MOST ) {
			/* translators: %d: number */
			return sprintf( __( 'You can add up to %d checkout fields.', 'marketday' ), self::MOST );
		}
		$fields = [];
		foreach ( $added as $sent ) {
			$sent  = is_array( $sent ) ? $sent : [];
			$label = $this->text( $sent['label'] ?? '' );
			if ( '' === $label ) {
				return __( 'Every field needs a label.', 'marketday' );
			}
			$id    = $this->idOf( $this->text( $sent['id'] ?? '' ), $label, array_keys( $fields ) );
			$field = $this->field( [ 'id' => $id ] + $sent );
			if ( null === $field || ( 'select' === $field->type && count( $field->options ) < 2 ) ) {
				/* translators: %s: label of a field */
				return sprintf( __( '“%s” needs at least two options.', 'marketday' ), $label );
			}
			$fields[ $id ] = $field;
		}
		AddressFieldRules::keepStates( array_filter( $states, 'is_string' ) );
		update_option(
			self::OPTION,
			[
				'added' => array_values( array_map( static fn ( OrderField $field ): array => get_object_vars( $field ), $fields ) ),
				'order' => array_values( array_unique( array_intersect( array_filter( $order, 'is_string' ), Address::FIELDS ) ) ),
			],
			true
		);
		return '';
	}

	/** @param list<string> $taken */
	private function idOf( string $sent, string $label, array $taken ): string {
		$isId = 1 === preg_match( '/^[a-z0-9]+(?:-[a-z0-9]+)*$/', $sent );
		$base = $isId ? $sent : ( sanitize_title( remove_accents( $label ) ) ?: 'field' );
		$base = trim( substr( (string) preg_replace( '/[^a-z0-9]+/', '-', $base ), 0, 40 ), '-' ) ?: 'field';
		$id   = $base;
		for ( $number = 2; in_array( $id, $taken, true ); $number++ ) {
			$id = "{$base}-{$number}";
		}
		return $id;
	}

	private function field( mixed $kept ): ?OrderField {
		$kept = is_array( $kept ) ? $kept : [];
		$type = in_array( $kept['type'] ?? '', OrderField::TYPES, true ) ? $kept['type'] : 'text';
		$id   = $this->text( $kept['id'] ?? '' );
		return '' === $id ? null : new OrderField(
			$id,
			$this->text( $kept['label'] ?? '' ),
			$type,
			true === ( $kept['required'] ?? false ),
			in_array( $kept['place'] ?? '', OrderField::PLACES, true ) ? $kept['place'] : 'order',
			'select' === $type ? $this->options( $kept['options'] ?? [] ) : []
		);
	}

	/** @return list<string> */
	private function options( mixed $kept ): array {
		$texts = array_map( $this->text( ... ), is_array( $kept ) ? array_slice( $kept, 0, 100 ) : [] );
		return array_values( array_unique( array_filter( $texts, static fn ( string $text ): bool => '' !== $text ) ) );
	}

	private function text( mixed $value ): string {
		return is_string( $value ) ? mb_substr( trim( TextLine::of( $value ) ), 0, self::LONGEST ) : '';
	}

	/** @return array<mixed> */
	private function readOption( string $part ): array {
		$kept = get_option( self::OPTION, [] );
		$kept = is_array( $kept ) ? $kept[ $part ] ?? [] : [];
		return is_array( $kept ) ? $kept : [];
	}
}
