<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Signed;
use PHPUnit\Framework\TestCase;

final class SignedTest extends TestCase {
	public function test_brings_back_what_was_signed(): void {
		self::assertSame( 'Grüße|x', Signed::read( 'test', Signed::sign( 'test', 'Grüße|x' ) ) );
	}

	public function test_is_good_until_its_time(): void {
		$signed = Signed::sign( 'test', 'x', 1_000 );

		self::assertSame( 'x', Signed::read( 'test', $signed, 999 ) );
		self::assertNull( Signed::read( 'test', $signed, 1_000 ) );
	}

	public function test_is_good_for_its_purpose_alone(): void {
		self::assertNull( Signed::read( 'other', Signed::sign( 'test', 'x' ) ) );
	}

	public function test_whoever_changes_it_spoils_it(): void {
		[ $text, $time, $mark ] = explode( '.', Signed::sign( 'test', 'x', 2_000_000_000 ) );
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
			self::assertNull( Signed::read( 'test', $spoilt ), $spoilt );
		}
	}
}
