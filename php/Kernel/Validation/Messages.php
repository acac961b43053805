<?php

declare( strict_types=1 );

namespace Marketday\Kernel\Validation;

defined( 'ABSPATH' ) || exit;

/** Messages for visitors, in the site's language: by rule, or by `type.` and the type. Each `%s` is one parameter, in order. */
final class Messages {
	/** @return array<string, string> */
	public static function all(): array {
		return [
			'default'       => __( 'This value seems to be invalid.', 'marketday' ),
			'type.email'    => __( 'This value should be a valid email.', 'marketday' ),
			'type.contactEmail' => __( 'This value should be a valid email.', 'marketday' ),
			'type.contactPhone' => __( 'Enter a valid phone number.', 'marketday' ),
			'type.url'      => __( 'This value should be a valid url.', 'marketday' ),
			'type.number'   => __( 'This value should be a valid number.', 'marketday' ),
			'type.integer'  => __( 'This value should be a valid integer.', 'marketday' ),
			'type.digits'   => __( 'This value should be digits.', 'marketday' ),
			'type.alphanum' => __( 'This value should be alphanumeric.', 'marketday' ),
			'notblank'      => __( 'This value should not be blank.', 'marketday' ),
			'required'      => __( 'This value is required.', 'marketday' ),
			'min'           => __( 'This value should be greater than or equal to %s.', 'marketday' ),
			'max'           => __( 'This value should be lower than or equal to %s.', 'marketday' ),
			'range'         => __( 'This value should be between %1$s and %2$s.', 'marketday' ),
			'minlength'     => __( 'Enter at least %s characters.', 'marketday' ),
			'maxlength'     => __( 'Enter at most %s characters.', 'marketday' ),
			'length'        => __( 'Enter between %1$s and %2$s characters.', 'marketday' ),
			'mincheck'      => __( 'You must select at least %s choices.', 'marketday' ),
			'maxcheck'      => __( 'You must select at most %s choices.', 'marketday' ),
			'check'         => __( 'You must select between %1$s and %2$s choices.', 'marketday' ),
			'equalto'       => __( 'This value should be the same.', 'marketday' ),
			'euvatin'       => __( "It's not a valid VAT Identification Number.", 'marketday' ),
			'names'         => __( 'Please specify a valid name', 'marketday' ),
		];
	}
}
