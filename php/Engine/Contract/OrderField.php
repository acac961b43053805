<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** A field that the shop adds to its checkout: what is entered there is kept with the order. */
final class OrderField {
	public const TYPES = [ 'text', 'textarea', 'select', 'checkbox' ];

	/** Places of a field: beside the e-mail address, or beside the note about the order. */
	public const PLACES = [ 'contact', 'order' ];

	private const LONGEST = 1000;

	/**
	 * @param string       $id      Small letters, digits and hyphens: `gift-message`.
	 * @param list<string> $options Of a select.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly string $type = 'text',
		public readonly bool $required = false,
		public readonly string $place = 'order',
		public readonly array $options = []
	) {}

	/** Name and id in forms. */
	public function inputName(): string {
		return "order_field_{$this->id}";
	}

	/** Its name in the Store API's `additional_fields`. */
	public function apiName(): string {
		return "marketday/{$this->id}";
	}

	/** Meta in which an order keeps it: WooCommerce's own place, so that an order that changes engines keeps it. */
	public function metaKey(): string {
		return "_wc_other/{$this->apiName()}";
	}

	/** Value as it is kept: '1' or '' of a checkbox, '' of a choice that does not exist. */
	public function tidy( mixed $sent ): string {
		if ( 'checkbox' === $this->type ) {
			return in_array( $sent, [ true, 1, '1', 'true', 'on' ], true ) ? '1' : '';
		}
		$text = is_scalar( $sent ) ? trim( sanitize_textarea_field( (string) $sent ) ) : '';
		$text = 'textarea' === $this->type ? $text : trim( (string) preg_replace( '/\s+/', ' ', $text ) );
		return 'select' === $this->type && ! in_array( $text, $this->options, true ) ? '' : $text;
	}

	/** Complaint on a tidied value; '' where nothing is wrong. */
	public function complaint( string $value ): string {
		if ( $this->required && '' === $value ) {
			/* translators: %s: label of a form field */
			return sprintf( __( '%s is a required field.', 'marketday' ), $this->label );
		}
		/* translators: %d: number */
		return mb_strlen( $value ) > self::LONGEST ? sprintf( __( 'Enter at most %d characters.', 'marketday' ), self::LONGEST ) : '';
	}

	/** Value as people read it. */
	public function textOf( string $value ): string {
		return 'checkbox' === $this->type && '1' === $value ? __( 'Yes', 'marketday' ) : $value;
	}

	/** @return array<string, mixed> `OrderField` of src/features/checkout. */
	public function toArray(): array {
		return [
			'id'       => $this->inputName(),
			'name'     => $this->apiName(),
			'label'    => $this->label,
			'type'     => $this->type,
			'required' => $this->required,
			'place'    => $this->place,
			'options'  => $this->options,
		];
	}
}
