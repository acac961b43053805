<?php

declare( strict_types=1 );

namespace Marketday\Captcha;

defined( 'ABSPATH' ) || exit;

use Marketday\Kernel\Clock;
use Marketday\Kernel\Schema;
use Marketday\Kernel\Signed;
use Marketday\Store\Storage\Database;

/**
 * What the site's own captcha asks, and what the answer is. The page knows a session's signed name, never its answer; an answer is good
 * for half an hour and for one try.
 */
final class Challenges {
	private const TABLE   = 'captcha';
	private const VERSION = '1';
	private const PURPOSE = 'captcha';
	private const LASTS   = 30 * MINUTE_IN_SECONDS;

	/** None that look like another; how each is said is in the folder `speech`. */
	public const LETTERS = 'ACDEFHJKLMNPRTUVWXY347';
	private const LENGTH  = 5;

	public function __construct( private readonly Clock $clock ) {}

	/** @return string The name of a new session; nothing is kept before its picture is asked for. */
	public function begin(): string {
		return Signed::sign( self::PURPOSE, wp_generate_password( 16, false ), $this->now() + self::LASTS );
	}

	/** The letters that its picture shows; the same until it is asked for others. Null where there is no such session. */
	public function phrase( string $session ): ?string {
		$id = $this->idOf( $session );
		if ( null === $id ) {
			return null;
		}
		$this->create( $id, $this->letters() );
		return $this->answer( $id );
	}

	/** Other letters from now on. */
	public function renew( string $session ): bool {
		return $this->expect( $session, $this->letters() );
	}

	/** @return string|null A question for who sees no picture, whose answer counts from now on. */
	public function question( string $session ): ?string {
		$words  = [
			__( 'one', 'marketday' ),
			__( 'two', 'marketday' ),
			__( 'three', 'marketday' ),
			__( 'four', 'marketday' ),
			__( 'five', 'marketday' ),
			__( 'six', 'marketday' ),
			__( 'seven', 'marketday' ),
			__( 'eight', 'marketday' ),
			__( 'nine', 'marketday' ),
		];
		$first  = wp_rand( 1, 9 );
		$second = wp_rand( 1, 9 );
		/* translators: 1 and 2: numbers in words. */
		$text = sprintf( __( 'What is %1$s plus %2$s, in digits?', 'marketday' ), $words[ $first - 1 ], $words[ $second - 1 ] );
		return $this->expect( $session, (string) ( $first + $second ) ) ? $text : null;
	}

	/** Whether the answer is right. Right or wrong, it was the only try. */
	public function take( string $session, string $answer ): bool {
		$id    = $this->idOf( $session );
		$right = null === $id ? null : $this->answer( $id );
		if ( null === $id || null === $right ) {
			return false;
		}
		$table = self::table();
		// Whoever changes the row has the try: of two at the same moment only one has it.
		$isFirst = 1 === Database::execute( "UPDATE {$table} SET answer = '' WHERE id = %s AND answer = %s", $id, $right );
		return $isFirst && hash_equals( $right, strtoupper( trim( $answer ) ) );
	}

	private function expect( string $session, string $answer ): bool {
		$id = $this->idOf( $session );
		if ( null === $id ) {
			return false;
		}
		$this->create( $id, $answer );
		$table = self::table();
		Database::execute( "UPDATE {$table} SET answer = %s WHERE id = %s", $answer, $id );
		return true;
	}

	private function create( string $id, string $answer ): void {
		$table = self::table();
		Database::execute( "DELETE FROM {$table} WHERE ends < %d", $this->now() );
		Database::execute( "INSERT IGNORE INTO {$table} (id, answer, ends) VALUES (%s, %s, %d)", $id, $answer, $this->now() + self::LASTS );
	}

	/** Null where there is none any more. */
	private function answer( string $id ): ?string {
		global $wpdb;
		$table  = self::table();
		$answer = $wpdb->get_var( $wpdb->prepare( "SELECT answer FROM {$table} WHERE id = %s AND ends >= %d", $id, $this->now() ) );
		return null === $answer || '' === $answer ? null : (string) $answer;
	}

	private function idOf( string $session ): ?string {
		return Signed::read( self::PURPOSE, $session, $this->now() );
	}

	private function letters(): string {
		$letters = '';
		for ( $place = 0; $place < self::LENGTH; $place++ ) {
			$letters .= self::LETTERS[ random_int( 0, strlen( self::LETTERS ) - 1 ) ];
		}
		return $letters;
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	public static function table(): string {
		Schema::install( self::TABLE, self::VERSION, [
			'id varchar(32) NOT NULL',
			'answer varchar(20) NOT NULL',
			'ends bigint(20) unsigned NOT NULL',
			'PRIMARY KEY  (id)',
			'KEY ends (ends)',
		] );
		return Schema::table( self::TABLE );
	}
}
