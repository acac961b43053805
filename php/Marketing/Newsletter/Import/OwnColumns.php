<?php

declare( strict_types=1 );

namespace Marketday\Marketing\Newsletter\Import;

defined( 'ABSPATH' ) || exit;

use Marketday\Marketing\Newsletter\Subscribers\PendingChanges;

/** Columns of our own file that hold more than one thing: written here, and read back. */
final class OwnColumns {
	/** Columns of a row of `newsletter_consents`, and how long each may be. */
	private const CONSENT = [
		'deed'    => 20,
		'basis'   => 30,
		'wording' => 20_000,
		'form'    => 60,
		'page'    => 255,
		'address' => 45,
		'at'      => 19,
	];

	/** @param array<array-key, string> $names */
	public static function listsText( array $names ): string {
		return implode( '|', array_map( static fn ( string $name ): string => addcslashes( $name, '\\|' ), $names ) );
	}

	/** @return list<string> */
	public static function lists( string $text ): array {
		preg_match_all( '/(?:\\\\.|[^\\\\|])+/su', $text, $found );
		return array_map( static fn ( string $name ): string => (string) preg_replace( '/\\\\(.)/su', '$1', $name ), $found[0] );
	}

	/** @param array<array-key, mixed> $value */
	public static function json( array $value ): string {
		return [] === $value ? '' : (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/** @return array<string, string> */
	public static function answers( string $json ): array {
		return array_map( self::text( ... ), PendingChanges::fields( json_decode( $json, true ) ) );
	}

	/**
	 * @param string $json Of the column `consents`.
	 * @return list<array<string, string>>
	 */
	public static function consents( string $json ): array {
		$rows = json_decode( $json, true );
		$kept = [];
		foreach ( is_array( $rows ) ? $rows : [] as $row ) {
			$consent = [];
			foreach ( self::CONSENT as $name => $length ) {
				$text             = is_array( $row ) && is_scalar( $row[ $name ] ?? null ) ? (string) $row[ $name ] : '';
				$consent[ $name ] = mb_substr( self::text( $text ), 0, $length );
			}
			if ( '' !== $consent['deed'] && 1 === preg_match( '/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/D', $consent['at'] ) ) {
				$kept[] = $consent;
			}
		}
		return $kept;
	}

	/** @param array<int, string> $names Of lists, by id. */
	public static function waitingText( ?PendingChanges $pending, array $names ): string {
		if ( null === $pending ) {
			return '';
		}
		$lists = array_values( array_intersect_key( $names, array_flip( $pending->lists ) ) );
		return self::json( [ 'lists' => $lists ] + (array) json_decode( $pending->toJson(), true ) );
	}

	/**
	 * @param callable(list<string>): list<int> $ids Of lists, by name.
	 * @return string As the column `wish` has it; '' for nothing.
	 */
	public static function pending( string $json, callable $ids ): string {
		$kept = json_decode( $json, true );
		$changes = PendingChanges::fromJson( $json );
		if ( ! is_array( $kept ) || null === $changes ) {
			return '';
		}
		$lists = array_values( array_filter( is_array( $kept['lists'] ?? null ) ? $kept['lists'] : [], 'is_string' ) );
		return ( new PendingChanges( $changes->firstName, $changes->lastName, $changes->fields, $ids( $lists ), $changes->newEmail ) )->toJson();
	}

	private static function text( string $text ): string {
		return (string) preg_replace( '/[\x00-\x08\x0B\x0C\x0E-\x1F\x7F]/', '', $text );
	}
}
