<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** The rules of one field of a form and what is said where one is broken: the page carries them as attributes, the server checks by the same. */
final class FieldRules {
	/** Types that a control says of itself. */
	private const OWN_TYPES = [ 'email', 'date', 'url', 'number' ];

	/**
	 * @param array<string, mixed>  $rules    Parameters by rule, as `Validator` takes them.
	 * @param array<string, string> $messages Instead of the usual ones, by rule or by `type.` and the type; a percent sign is doubled.
	 */
	public function __construct(
		public readonly array $rules,
		public readonly array $messages = []
	) {}

	/**
	 * @param string|list<string> $value
	 * @return string What is wrong with it; '' for nothing.
	 */
	public function fault( string|array $value ): string {
		$faults = ( new Validator( $this->messages ) )->faults( $value, $this->rules );
		return [] === $faults ? '' : $faults[0]->message;
	}

	/** @return array<string, string> As HTML and Parsley name them. */
	public function attributes(): array {
		$attributes = [];
		foreach ( $this->rules as $rule => $parameter ) {
			match ( true ) {
				'required' === $rule => $attributes['required'] = '',
				'validateIfEmpty' === $rule => $attributes['data-parsley-validate-if-empty'] = '',
				in_array( $rule, [ 'minlength', 'maxlength' ], true ) => $attributes[ $rule ] = is_scalar( $parameter ) ? (string) $parameter : '',
				'type' === $rule && in_array( $parameter, self::OWN_TYPES, true ) => null,
				default => $attributes[ "data-parsley-{$rule}" ] = is_array( $parameter )
					? (string) wp_json_encode( $parameter, JSON_UNESCAPED_UNICODE )
					: ( is_scalar( $parameter ) ? (string) $parameter : '' ),
			};
		}
		foreach ( $this->messages as $rule => $message ) {
			$attributes[ 'data-parsley-' . strtok( $rule, '.' ) . '-message' ] = str_replace( '%%', '%', $message );
		}
		return $attributes;
	}
}
