<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Form;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\SignedToken;

/**
 * Settings of a form: what it asks, for which lists, and where it leads. The page carries it signed and brings it back: a page that a cache has kept
 * for a month still subscribes, to what its visitor was told.
 */
final class FormSettings {
	private const PURPOSE = 'newsletter-form';

	/**
	 * @param list<FormField> $fields
	 * @param list<int>       $lists
	 * @param string          $redirect An address of this site; '' to stay.
	 * @param int             $drawnAt  Unix time.
	 */
	public function __construct(
		public readonly string $id,
		public readonly array $fields,
		public readonly array $lists,
		public readonly string $redirect,
		public readonly int $drawnAt
	) {}

	/**
	 * @param array<string, mixed>       $attributes Of the block.
	 * @param list<array<string, mixed>> $inner      Parsed blocks within.
	 */
	public static function ofBlock( array $attributes, array $inner ): self {
		$fields    = array_values( array_filter( self::fieldsOf( $inner ), static fn ( FormField $field ): bool => 'submit' !== $field->kind ) );
		$lists     = is_array( $attributes['lists'] ?? null ) ? array_values( array_filter( $attributes['lists'], 'is_int' ) ) : [];
		$requested = is_string( $attributes['redirectUrl'] ?? null ) ? trim( $attributes['redirectUrl'] ) : '';
		$to        = '' === $requested ? '' : wp_validate_redirect( wp_sanitize_redirect( $requested ), '' );
		return new self( self::idOf( $attributes ), FieldNames::unique( $fields ), $lists, $to, time() );
	}

	/** @param array<string, mixed> $attributes */
	public static function idOf( array $attributes ): string {
		$id = is_string( $attributes['blockId'] ?? null ) ? sanitize_key( $attributes['blockId'] ) : '';
		return '' === $id ? 'newsletter' : mb_substr( $id, 0, 40 );
	}

	public function sign(): string {
		return SignedToken::sign( self::PURPOSE, (string) wp_json_encode( [
			'id'     => $this->id,
			'fields' => array_map( static fn ( FormField $field ): array => $field->toArray(), $this->fields ),
			'lists'  => $this->lists,
			'to'     => $this->redirect,
			'at'     => $this->drawnAt,
		], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) );
	}

	/** Null where it is not of this site, or of another form. */
	public static function read( string $signed, string $id ): ?self {
		$kept = json_decode( (string) SignedToken::read( self::PURPOSE, $signed ), true );
		if ( ! is_array( $kept ) || ( $kept['id'] ?? null ) !== $id ) {
			return null;
		}
		return new self( $id, array_values( array_map( FormField::of( ... ), $kept['fields'] ) ), $kept['lists'], $kept['to'], $kept['at'] );
	}

	/** The words somebody agrees to: those beside the box, or on the button. */
	public function wording(): string {
		foreach ( $this->fields as $field ) {
			if ( 'consent' === $field->kind ) {
				return $field->label;
			}
		}
		return __( 'Form submitted, no consent box.', 'marketday' );
	}

	/**
	 * @param list<array<string, mixed>> $blocks
	 * @return list<FormField> Also those within columns and groups.
	 */
	private static function fieldsOf( array $blocks ): array {
		$fields = [];
		foreach ( $blocks as $block ) {
			if ( FieldBlock::NAME === ( $block['blockName'] ?? '' ) ) {
				$fields[] = FormField::of( is_array( $block['attrs'] ?? null ) ? $block['attrs'] : [] );
			}
			$within = is_array( $block['innerBlocks'] ?? null ) ? array_values( $block['innerBlocks'] ) : [];
			array_push( $fields, ...self::fieldsOf( $within ) );
		}
		return $fields;
	}
}
