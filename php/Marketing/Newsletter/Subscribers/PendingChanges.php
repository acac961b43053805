<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Subscribers;

defined( 'ABSPATH' ) || exit;

/** Changes that somebody asked for in a form, and that wait until the address's owner has confirmed them. */
final class PendingChanges {
	/**
	 * @param array<string, string> $fields Custom fields by name.
	 * @param list<int>             $lists
	 * @param string                $newEmail An address that is to take the present one's place; '' for none.
	 */
	public function __construct(
		public readonly string $firstName = '',
		public readonly string $lastName = '',
		public readonly array $fields = [],
		public readonly array $lists = [],
		public readonly string $newEmail = ''
	) {}

	public static function fromJson( string $json ): ?self {
		$kept = json_decode( $json, true );
		if ( ! is_array( $kept ) ) {
			return null;
		}
		return new self(
			is_string( $kept['first_name'] ?? null ) ? $kept['first_name'] : '',
			is_string( $kept['last_name'] ?? null ) ? $kept['last_name'] : '',
			self::fields( $kept['fields'] ?? null ),
			array_values( array_filter( is_array( $kept['lists'] ?? null ) ? $kept['lists'] : [], 'is_int' ) ),
			is_string( $kept['new_email'] ?? null ) ? $kept['new_email'] : ''
		);
	}

	public function toJson(): string {
		return (string) wp_json_encode( [
			'first_name' => $this->firstName,
			'last_name'  => $this->lastName,
			'fields'     => $this->fields,
			'lists'      => $this->lists,
			'new_email'  => $this->newEmail,
		] );
	}

	/** @return array<string, string> */
	public static function fields( mixed $kept ): array {
		$fields = [];
		foreach ( is_array( $kept ) ? $kept : [] as $name => $value ) {
			$fields[ (string) $name ] = is_scalar( $value ) ? (string) $value : '';
		}
		return $fields;
	}
}
