<?php

declare( strict_types=1 );

namespace Marketday\Tests\Store;

use Marketday\Engine\Contract\Currency;
use Marketday\Engine\Contract\Money;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Amounts are written by one set of cases in PHP and in TypeScript. */
final class MoneyTest extends TestCase {
	/** @param array<string, mixed> $currency */
	#[DataProvider( 'cases' )]
	public function test_writes_amounts_as_the_browser_does( array $currency, int $minor, string $text ): void {
		self::assertSame( $text, ( new Money( $minor, Currency::fromArray( $currency ) ) )->format() );
	}

	/** @return iterable<string, array{array<string, mixed>, int, string}> */
	public static function cases(): iterable {
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 2 ) . '/fixtures/money-cases.json' ), true );
		foreach ( is_array( $cases ) ? $cases : [] as [ 'currency' => $currency, 'amounts' => $amounts ] ) {
			foreach ( $amounts as $minor => $text ) {
				yield "{$currency['code']} {$minor}" => [ $currency, (int) $minor, $text ];
			}
		}
	}

	/** @param array<string, mixed> $currency */
	#[DataProvider( 'cases' )]
	public function test_isolates_an_amount_from_words_from_right_to_left( array $currency, int $minor, string $text ): void {
		$GLOBALS['wp_locale']->text_direction = 'rtl';
		try {
			self::assertSame( "\u{2068}{$text}\u{2069}", ( new Money( $minor, Currency::fromArray( $currency ) ) )->format() );
		} finally {
			$GLOBALS['wp_locale']->text_direction = 'ltr';
		}
	}
}
