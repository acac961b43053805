<?php

declare( strict_types=1 );

namespace Marketday\Buying\CurrencySwitcher;

defined( 'ABSPATH' ) || exit;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\CurrencySigns;
use Marketday\Engine\Contract\Exchange;

/**
 * The shop's further currencies with their rules, as they are stored.
 *
 * @phpstan-type Rule array{code: string, rate: string, decimals: int, position: string, step: int, charm: int}
 */
final class CurrencyList {
	public const OPTION = 'marketday_currencies';

	public const POSITIONS = [ 'left', 'right', 'left_space', 'right_space' ];

	/** Steps in minor units. */
	public const STEPS = [ 1, 5, 10, 50, 100, 500, 1000 ];

	public const MOST = 20;

	/** @var array{mixed, array<string, Rule>}|null What was read of, and what it says. */
	private ?array $known = null;

	public function __construct( private readonly Rates $rates ) {}

	/** @return array<string, Rule> By code. */
	public function rules(): array {
		$stored = get_option( self::OPTION, [] );
		if ( null === $this->known || $this->known[0] !== $stored ) {
			$this->known = [ $stored, self::read( $stored ) ];
		}
		return $this->known[1];
	}

	/** @return list<string> Codes that a visitor can choose from, the shop's own first; that one alone where no rate is known. */
	public function codes( Currency $base ): array {
		return [
			$base->code,
			...array_values( array_filter( array_keys( $this->rules() ), fn ( string $code ): bool => null !== $this->exchange( $code, $base ) ) ),
		];
	}

	/** Null for a currency that is not the shop's, or has no rate yet. */
	public function exchange( string $code, Currency $base ): ?Exchange {
		$rule = $this->rules()[ $code ] ?? null;
		$rate = null === $rule || $code === $base->code ? '' : $this->rates->of( $code, $base->code, $rule['rate'] );
		if ( null === $rule || '' === $rate ) {
			return null;
		}
		$to = new Currency( $code, CurrencySigns::sign( $code ), $rule['decimals'], $rule['position'], $base->decimalSeparator, $base->thousandSeparator );
		return new Exchange( $base, $to, $rate, $rule['step'], $rule['charm'] );
	}

	/**
	 * Reads what holds of a stored or sent value; the rest is left out.
	 *
	 * @return array<string, Rule>
	 */
	public static function read( mixed $stored ): array {
		$rules = [];
		foreach ( is_array( $stored ) ? array_slice( $stored, 0, self::MOST ) : [] as $row ) {
			$code = is_array( $row ) && is_string( $row['code'] ?? null ) ? $row['code'] : '';
			if ( is_array( $row ) && CurrencySigns::isKnown( $code ) ) {
				$text           = static fn ( string $name ): string => is_scalar( $row[ $name ] ?? null ) ? trim( (string) $row[ $name ] ) : '';
				$rate           = strtr( $text( 'rate' ), ',', '.' );
				$step           = in_array( (int) $text( 'step' ), self::STEPS, true ) ? (int) $text( 'step' ) : 1;
				$rules[ $code ] = [
					'code'     => $code,
					'rate'     => Exchange::isRate( $rate ) ? $rate : '',
					'decimals' => '' === $text( 'decimals' ) ? CurrencySigns::decimals( $code ) : max( 0, min( 3, (int) $text( 'decimals' ) ) ),
					'position' => in_array( $text( 'position' ), self::POSITIONS, true ) ? $text( 'position' ) : 'left',
					'step'     => $step,
					'charm'    => max( 0, min( intdiv( $step, 2 ), (int) $text( 'charm' ) ) ),
				];
			}
		}
		return $rules;
	}
}
