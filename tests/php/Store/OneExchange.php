<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\CurrencyChoice;
use Marketday\Engine\Contract\Exchange;

/** A visitor who has chosen the euro, at a rate of the test. */
final class OneExchange implements CurrencyChoice {
	public const CODE = 'EUR';

	public function __construct(
		private readonly string $rate = '2',
		private readonly int $step = 1,
		private readonly int $charm = 0
	) {}

	public function isMade(): bool {
		return true;
	}

	public function exchange( Currency $base ): ?Exchange {
		return $this->exchangeTo( self::CODE, $base );
	}

	public function exchangeTo( string $code, Currency $base ): ?Exchange {
		return self::CODE === $code
			? new Exchange( $base, new Currency( self::CODE, '€', 2, 'right_space', '.', ',' ), $this->rate, $this->step, $this->charm )
			: null;
	}
}
