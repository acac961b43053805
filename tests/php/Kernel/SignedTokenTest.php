<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\SignedToken;
use PHPUnit\Framework\TestCase;

final class SignedTokenTest extends TestCase {
	public function test_brings_back_what_was_signed(): void {
		self::assertSame( 'Grüße|x', SignedToken::read( 'test', SignedToken::sign( 'test', 'Grüße|x' ) ) );
	}

	public function test_is_good_until_its_time(): void {
		$signed = SignedToken::sign( 'test', 'x', 1_000 );

		self::assertSame( 'x', SignedToken::read( 'test', $signed, 999 ) );
		self::assertNull( SignedToken::read( 'test', $signed, 1_000 ) );
	}

	public function test_is_good_for_its_purpose_alone(): void {
		self::assertNull( SignedToken::read( 'other', SignedToken::sign( 'test', 'x' ) ) );
	}

	public function test_whoever_changes_it_spoils_it(): void {
		[ $text, $time, $mark ] = explode( '.', SignedToken::sign( 'test', 'x', 2_000_000_000 ) );
		foreach ( [
			"eQ.{$time}.{$mark}",
			"{$text}.0.{$mark}",
			"{$text}.zzzzzzz.{$mark}",
			"{$text}.{$time}.",
			"{$text}.{$time}.{$mark}A",
			"{$text}.{$time}.{$mark}\n",
			'',
			'x',
			'..',
		] as $spoilt ) {
			self::assertNull( SignedToken::read( 'test', $spoilt ), $spoilt );
		}
	}
}
