<?php

declare( strict_types=1 );

namespace Marketday\Kernel;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Validation\Validator;
use Normalizer;
use WpOrg\Requests\Exception;
use WpOrg\Requests\IdnaEncoder;

/** Addresses of mailboxes. One with an international domain is kept as mail servers write it, so that it is one however it was typed. */
final class EmailAddress {
	/** Its domain in ASCII: `ann@exämple.de` is `ann@xn--exmple-cua.de`. What is no address, or is so already, stays as it is. */
	public static function ascii( string $email ): string {
		$at = strrpos( $email, '@' );
		if ( false === $at || 1 !== preg_match( '/[^\x00-\x7F]/', substr( $email, $at ) ) || ! mb_check_encoding( $email, 'UTF-8' ) ) {
			return $email;
		}
		$domain = mb_strtolower( substr( $email, $at + 1 ) );
		if ( class_exists( Normalizer::class ) ) {
			$domain = (string) Normalizer::normalize( $domain, Normalizer::FORM_C );
		}
		try {
			return substr( $email, 0, $at + 1 ) . IdnaEncoder::encode( $domain );
		} catch ( Exception ) {
			return $email;
		}
	}

	/** Address with its domain in its own letters, where PHP can; for people, who know it so. */
	public static function readable( string $email ): string {
		[ $local, $domain ] = explode( '@', $email, 2 ) + [ '', '' ];
		$own = str_contains( $domain, 'xn--' ) && function_exists( 'idn_to_utf8' ) ? idn_to_utf8( $domain ) : false;
		return false === $own ? $email : "{$local}@{$own}";
	}

	/** Tells whether WordPress can send mail there, wherever its domain's letters are from. */
	public static function canReceive( string $email ): bool {
		return false !== is_email( self::ascii( $email ) );
	}

	/** Tells whether mail can be sent there: right by the rules of forms, and to WordPress. */
	public static function isRight( string $email ): bool {
		return [] === ( new Validator() )->faults( $email, [ 'required' => true, 'type' => 'email' ] ) && self::canReceive( $email );
	}
}
