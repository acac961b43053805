<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\AsciiCode;

/** A postal address as the contract names its fields (docs/PROTOCOL.md#address); `email` and `phone` belong to billing. */
final class Address {
	public const FIELDS = [ 'first_name', 'last_name', 'company', 'address_1', 'address_2', 'city', 'state', 'postcode', 'country', 'email', 'phone' ];

	/** @many-parameters One for each field of the protocol, in its order (FIELDS): forms, calls and storage know it flat. */
	public function __construct(
		public readonly string $firstName = '',
		public readonly string $lastName = '',
		public readonly string $company = '',
		public readonly string $address1 = '',
		public readonly string $address2 = '',
		public readonly string $city = '',
		public readonly string $state = '',
		public readonly string $postcode = '',
		public readonly string $country = '',
		public readonly string $email = '',
		public readonly string $phone = ''
	) {}

	/** @param array<array-key, mixed> $fields By the contract's names; what is missing or no text is ''. */
	public static function fromArray( array $fields ): self {
		$values = array_map( static fn ( string $name ): string => is_scalar( $fields[ $name ] ?? null ) ? trim( (string) $fields[ $name ] ) : '', self::FIELDS );
		$fields = array_combine( self::FIELDS, $values );
		foreach ( [ 'postcode', 'phone' ] as $code ) {
			$fields[ $code ] = trim( AsciiCode::of( $fields[ $code ] ) );
		}
		return new self( ...array_values( $fields ) );
	}

	/** @return array<string, string> By the contract's names. */
	public function toArray(): array {
		return array_combine( self::FIELDS, array_values( get_object_vars( $this ) ) );
	}
}
