<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Closure;

/** The fields that the shop adds to its checkout, for both engines: they check them, keep them with the order and show them with it. */
final class OrderFields {
	public const HOOK = 'marketday_order_fields';

	/** @return list<OrderField> In their order; one of each id. */
	public static function all(): array {
		/**
		 * The fields that are asked for at the checkout beside those of addresses.
		 *
		 * @param list<OrderField> $fields
		 */
		$fields = apply_filters( self::HOOK, [] );
		$found  = [];
		foreach ( is_array( $fields ) ? $fields : [] as $field ) {
			if ( $field instanceof OrderField && 1 === preg_match( '/^[a-z0-9]+(?:-[a-z0-9]+)*$/', $field->id ) ) {
				$found[ $field->id ] ??= $field;
			}
		}
		return array_values( $found );
	}

	/** @param Closure(list<OrderField>): list<OrderField> $listener */
	public static function on( Closure $listener ): void {
		add_filter( self::HOOK, $listener );
	}

	/**
	 * Values that were sent of the fields that exist.
	 *
	 * @param Closure(OrderField): mixed $sent Unchecked.
	 * @return array<string, string> By id; what is empty is left out.
	 */
	public static function read( Closure $sent ): array {
		$values = [];
		foreach ( self::all() as $field ) {
			$values[ $field->id ] = $field->tidy( $sent( $field ) );
		}
		return array_filter( $values, static fn ( string $value ): bool => '' !== $value );
	}

	/**
	 * @param array<string, string> $values By id.
	 * @return array<string, string> Sentence by the field's name in forms.
	 */
	public static function complaints( array $values ): array {
		$complaints = [];
		foreach ( self::all() as $field ) {
			$complaints[ $field->inputName() ] = $field->complaint( $values[ $field->id ] ?? '' );
		}
		return array_filter( $complaints, static fn ( string $sentence ): bool => '' !== $sentence );
	}

	/**
	 * Values that an order has of them, as people read them.
	 *
	 * @param Closure(string): string $kept The value of a field by its key in the order's meta.
	 * @return list<array{name: string, value: string}>
	 */
	public static function ofOrder( Closure $kept ): array {
		$rows = [];
		foreach ( self::all() as $field ) {
			$value = $field->textOf( $kept( $field->metaKey() ) );
			if ( '' !== $value ) {
				$rows[] = [
					'name'  => $field->label,
					'value' => $value,
				];
			}
		}
		return $rows;
	}
}
