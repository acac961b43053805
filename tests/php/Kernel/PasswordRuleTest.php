<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\PasswordRule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PasswordRuleTest extends TestCase {
	#[DataProvider( 'guessed' )]
	public function test_refuses_what_is_guessed_first( string $password ): void {
		self::assertNotSame( '', PasswordRule::fault( $password, 'ann-walker', 'ann.walker@example.com' ) );
	}

	/** @return iterable<array{string}> */
	public static function guessed(): iterable {
		foreach ( [
			'password',
			'Password',
			'PASSWORD1',
			'12345678',
			'1234567890',
			'iloveyou',
			'trustno1',
			'sunshine',
			'football',
			'qwertyuiop',
			'1q2w3e4r',
			'        ',
			'  aaaaaa  ',
			'aaaaaaaaaaaa',
			'121212121212',
			'ann-walker',
			'ann.walker',
			'Ann.Walker@example.com',
			'short',
			'',
			"\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}\u{3000}",
		] as $password ) {
			yield [ $password ];
		}
	}

	#[DataProvider( 'good' )]
	public function test_takes_what_nobody_guesses( string $password ): void {
		self::assertSame( '', PasswordRule::fault( $password, 'ann-walker', 'ann.walker@example.com' ) );
	}

	/** @return iterable<array{string}> */
	public static function good(): iterable {
		foreach ( [ 'a long password for Ann', 'long enough', 'correct horse', 'Xk3!vQ9z', 'тихий омут', 'ann-walker likes tea', 'one,two,three' ] as $password ) {
			yield [ $password ];
		}
	}
}
