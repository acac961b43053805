<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

/**
 * One name for each mailbox, however its address is written, so that a limit counts what arrives in it. For limits alone: what is kept, shown
 * and written to is the address as it was typed. Two people's addresses never get one name: only what providers say of their own addresses is used.
 */
final class Mailbox {
	/** Domains of one provider whose mailboxes are the same. */
	private const SAME = [
		'googlemail.com' => 'gmail.com',
		'protonmail.com' => 'proton.me',
		'protonmail.ch'  => 'proton.me',
		'pm.me'          => 'proton.me',
		'me.com'         => 'icloud.com',
		'mac.com'        => 'icloud.com',
		'ya.ru'          => 'yandex.ru',
		'yandex.com'     => 'yandex.ru',
		'yandex.by'      => 'yandex.ru',
		'yandex.kz'      => 'yandex.ru',
		'yandex.ua'      => 'yandex.ru',
	];

	/** Letters that a provider takes for nothing, or for another one. */
	private const FOLDED = [
		'gmail.com' => [ '.' => '' ],
		'proton.me' => [
			'.' => '',
			'-' => '',
			'_' => '',
		],
		'yandex.ru' => [ '.' => '-' ],
	];

	/** @return string `ann@gmail.com` for `Ann.+news@GoogleMail.com`; what is no address, in lower case. */
	public static function of( string $email ): string {
		$ascii = mb_strtolower( EmailAddress::ascii( trim( $email ) ) );
		$at    = strrpos( $ascii, '@' );
		if ( false === $at ) {
			return $ascii;
		}
		$domain = rtrim( substr( $ascii, $at + 1 ), '.' );
		$domain = self::SAME[ $domain ] ?? $domain;
		$local  = strtr( self::withoutTag( substr( $ascii, 0, $at ) ), self::FOLDED[ $domain ] ?? [] );
		if ( 1 === preg_match( '/^(.+)\.fastmail\.(com|fm)$/D', $domain, $parts ) ) {
			// Whatever stands before such a host is a tag of its mailbox.
			return "{$parts[1]}@fastmail.{$parts[2]}";
		}
		return "{$local}@{$domain}";
	}

	/** RFC 5233: what follows a plus sorts a mailbox's own mail. */
	private static function withoutTag( string $local ): string {
		$plus = strpos( $local, '+' );
		return false === $plus || 0 === $plus ? $local : substr( $local, 0, $plus );
	}
}
