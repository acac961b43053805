<?php

declare( strict_types=1 );

namespace Marketday\Buying\AddressSearch;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Text\TextLine;

/** A suggestion: what it is called by the service, what shoppers read, and the address where the service has told it at once. */
final class FoundAddress {
	/** docs/PROTOCOL.md#address. */
	public const FIELDS = [ 'country', 'address_1', 'address_2', 'city', 'postcode', 'state' ];

	/** @param array<string, string>|null $address By the contract's names. */
	public function __construct(
		public readonly string $id,
		public readonly string $label,
		public readonly ?array $address = null
	) {}

	/**
	 * An address of texts alone, with all fields.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, string>
	 */
	public static function address( array $values ): array {
		$address = [];
		foreach ( self::FIELDS as $name ) {
			$value            = $values[ $name ] ?? '';
			$address[ $name ] = is_string( $value ) ? mb_substr( TextLine::of( $value ), 0, 200 ) : '';
		}
		return $address;
	}

	/** @return array{id: string, label: string, address?: array<string, string>} */
	public function toArray(): array {
		$data = [
			'id'    => $this->id,
			'label' => mb_substr( TextLine::of( $this->label ), 0, 300 ),
		];
		return null === $this->address ? $data : $data + [ 'address' => $this->address ];
	}
}
