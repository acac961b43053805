<?php

declare( strict_types=1 );

namespace Marketday\Tests\Kernel;

use Marketday\Kernel\Mailbox;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** All ways to write to one mailbox are one, and two people's are two. */
final class MailboxTest extends TestCase {
	/** @param list<string> $addresses */
	#[DataProvider( 'mailboxes' )]
	public function test_one_mailbox_has_one_name( string $name, array $addresses ): void {
		$names = array_map( Mailbox::of( ... ), $addresses );

		self::assertSame( array_fill_keys( $addresses, $name ), array_combine( $addresses, $names ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function mailboxes(): iterable {
		yield 'Gmail' => [ 'annlee@gmail.com', [ 'annlee@gmail.com', 'Ann.Lee@Gmail.com', 'a.n.n.l.e.e+shop@googlemail.com', ' annlee@gmail.com. ' ] ];
		yield 'Proton' => [ 'annlee@proton.me', [ 'ann-lee@protonmail.com', 'ann_lee+x@pm.me', 'Ann.Lee@proton.me' ] ];
		yield 'iCloud' => [ 'ann.lee@icloud.com', [ 'ann.lee+x@me.com', 'ann.lee@mac.com', 'Ann.Lee@icloud.com' ] ];
		yield 'Yandex' => [ 'ann-lee@yandex.ru', [ 'ann.lee@ya.ru', 'ann-lee@yandex.com', 'ann.lee+x@yandex.kz' ] ];
		yield 'Fastmail' => [ 'ann@fastmail.com', [ 'ann@fastmail.com', 'ann+x@fastmail.com', 'anything@ann.fastmail.com' ] ];
		yield 'anybody with a plus' => [ 'ann.lee@example.com', [ 'Ann.Lee@Example.com', 'ann.lee+one@example.com', 'ann.lee+one+two@example.com' ] ];
		yield 'a domain in its own letters' => [
			'ann@xn--exmple-cua.de',
			[ 'ann@exämple.de', 'ann+x@EXÄMPLE.de', 'ann@xn--exmple-cua.de', 'ann@XN--EXMPLE-CUA.DE' ],
		];
		yield 'a name in its own letters' => [ 'ännchen@example.com', [ 'Ännchen@example.com', 'ÄNNCHEN+x@example.com' ] ];
		yield 'a plus at the beginning' => [ '+ann@example.com', [ '+ann@example.com' ] ];
		yield 'no address' => [ 'ann', [ 'Ann', ' ann ' ] ];
	}

	#[DataProvider( 'strangers' )]
	public function test_two_people_have_two( string $one, string $other ): void {
		self::assertNotSame( Mailbox::of( $one ), Mailbox::of( $other ) );
	}

	/** @return iterable<array{string, string}> */
	public static function strangers(): iterable {
		yield [ 'ann.lee@example.com', 'annlee@example.com' ];
		yield [ 'ann@hotmail.com', 'ann@outlook.com' ];
		yield [ 'ann-lee@yahoo.com', 'ann@yahoo.com' ];
		yield [ 'ann@gmail.com', 'ann@gmail.com.example.com' ];
		yield [ 'ann@mail.fastmail.org', 'ben@mail.fastmail.org' ];
		yield [ 'ann@fastmail.com', 'ann@fastmail.fm' ];
	}
}
