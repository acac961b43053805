<?php

declare( strict_types=1 );

namespace Marketday\Engine\Contract;

defined( 'ABSPATH' ) || exit;

/** Form of the amounts of one currency. `position`: left, right, left_space or right_space (docs/PROTOCOL.md#times-and-limits). */
final class Currency {
	public function __construct(
		public readonly string $code,
		public readonly string $symbol,
		public readonly int $minorUnit,
		public readonly string $position,
		public readonly string $decimalSeparator,
		public readonly string $thousandSeparator
	) {}

	/** The text put before an amount, e.g. `£`. */
	public function prefix(): string {
		return match ( $this->position ) {
			'left'       => $this->symbol,
			'left_space' => $this->symbol . "\u{00A0}",
			default      => '',
		};
	}

	public function suffix(): string {
		return match ( $this->position ) {
			'left', 'left_space' => '',
			'right_space'        => "\u{00A0}" . $this->symbol,
			default              => $this->symbol,
		};
	}

	/** @param array<array-key, mixed> $fields What `toArray()` gave. */
	public static function fromArray( array $fields ): self {
		$text     = static fn ( string $name ): string => is_string( $fields[ $name ] ?? null ) ? $fields[ $name ] : '';
		$prefix   = $text( 'prefix' );
		$position = '' === $prefix ? 'right' : 'left';
		$spaced   = str_contains( $prefix . $text( 'suffix' ), "\u{00A0}" ) ? '_space' : '';
		return new self(
			$text( 'code' ),
			$text( 'symbol' ),
			(int) ( $fields['minorUnit'] ?? 2 ),
			$position . $spaced,
			$text( 'decimalSeparator' ),
			$text( 'thousandSeparator' )
		);
	}

	/** @return array{code: string, symbol: string, minorUnit: int, decimalSeparator: string, thousandSeparator: string, prefix: string, suffix: string} */
	public function toArray(): array {
		return [
			'code'              => $this->code,
			'symbol'            => $this->symbol,
			'minorUnit'         => $this->minorUnit,
			'decimalSeparator'  => $this->decimalSeparator,
			'thousandSeparator' => $this->thousandSeparator,
			'prefix'            => $this->prefix(),
			'suffix'            => $this->suffix(),
		];
	}
}
